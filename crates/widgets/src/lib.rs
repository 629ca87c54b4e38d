//! Widgets: the shared parts of which the page and its screens are composed.

pub mod button;
pub mod date;
pub mod dialog_frame;
pub mod disclosure;
pub mod empty_state;
pub mod field;
pub mod file_button;
pub mod focus;
pub mod frame;
pub mod icon;
pub mod keeps_nothing;
pub mod layer;
pub mod live_region;
pub mod menu;
mod modal;
pub mod more_menu;
pub mod page_frame;
pub mod plot_frame;
pub mod progress;
pub mod screen_frame;
pub mod search_field;
pub mod tabs;
pub mod ticks;
pub mod toast;
pub mod verdict_bar;
pub mod wheel;
