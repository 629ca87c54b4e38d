//! Adam (Kingma & Ba 2015) with decoupled weight decay (Loshchilov & Hutter 2019).

const MOMENTUM: f32 = 0.9;
const VARIANCE: f32 = 0.999;
const DECAY: f32 = 0.01;

/// Running means of the gradient and of its square.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Adam {
    pub mean: Vec<f32>,
    pub square: Vec<f32>,
    pub steps: f32,
}

impl Adam {
    pub fn new(parameters: usize) -> Adam {
        Adam {
            mean: vec![0.0; parameters],
            square: vec![0.0; parameters],
            steps: 0.0,
        }
    }

    /// Goes a step of `length` against the sum of the gradients over a number of samples. No parameter grows beyond `largest`.
    pub fn step(
        &mut self,
        parameters: &mut [f32],
        gradients: &[&[f32]],
        samples: usize,
        length: f32,
        largest: f32,
    ) {
        self.steps += 1.0;
        let mean_so_far = 1.0 - MOMENTUM.powf(self.steps);
        let square_so_far = 1.0 - VARIANCE.powf(self.steps);
        for (place, weight) in parameters.iter_mut().enumerate() {
            let sum: f32 = gradients.iter().map(|gradient| gradient[place]).sum();
            let slope = sum / samples as f32;
            let mean = &mut self.mean[place];
            let square = &mut self.square[place];
            *mean += (slope - *mean) * (1.0 - MOMENTUM);
            *square += (slope * slope - *square) * (1.0 - VARIANCE);
            let by = (*mean / mean_so_far) / ((*square / square_so_far).sqrt() + 1e-8);
            *weight = (*weight - length * (by + DECAY * *weight)).clamp(-largest, largest);
        }
    }
}
