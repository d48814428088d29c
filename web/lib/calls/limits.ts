/** Constants of specification section 9 that the browser uses. */

/** Widths in px at which the layout changes; the same as in ui/styles/app.css. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
/** Width of the open side menu and of the collapsed one, px. */
export const DRAWER_WIDTH = 250
export const MINI_WIDTH = 75

/** Intervals, delays and durations of animations, all in milliseconds. */
export const RESIZE_THROTTLE = 100
export const MOBILE_MENU_ANIMATION = 600
export const SLIDE_OVER_LEAVE = 300
export const SLIDE_OVER_ENTER = 500
export const RELOAD_GUARD = 60_000
export const ANALYTICS_DELAY = 250
export const PREFETCH_IDLE_TIMEOUT = 2000
/**
 * Minimum time that a loading indicator shows, so that it does not flicker, and delay of a prefetch, so that it
 * does not compete with the page.
 */
export const MINIMUM_FETCH_DELAY = 200
/** Longest time that the first render waits for the doctor's profile, if the server's HTML contains no greeting of the doctor. */
export const PROFILE_PATIENCE = 200
