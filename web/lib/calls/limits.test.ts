import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ANALYTICS_DELAY,
  BREAKPOINTS,
  DRAWER_WIDTH,
  MINI_WIDTH,
  MINIMUM_FETCH_DELAY,
  MOBILE_MENU_ANIMATION,
  PREFETCH_IDLE_TIMEOUT,
  RELOAD_GUARD,
  RESIZE_THROTTLE,
  SLIDE_OVER_ENTER,
  SLIDE_OVER_LEAVE,
} from './limits.ts'

test('the widths are those of the specification, in the styles too', () => {
  expect(BREAKPOINTS).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
  expect([DRAWER_WIDTH, MINI_WIDTH]).toEqual([250, 75])
  const styles = readFileSync(new URL('../../ui/styles/app.css', import.meta.url), 'utf8')
  for (const [name, width] of Object.entries(BREAKPOINTS))
    expect(styles).toContain(`--breakpoint-${name}: ${width}px;`)
})

test.each([
  ['reload guard', RELOAD_GUARD, 60_000],
  ['prefetch idle timeout', PREFETCH_IDLE_TIMEOUT, 2000],
  ['minimum fetch delay', MINIMUM_FETCH_DELAY, 200],
  ['resize throttle', RESIZE_THROTTLE, 100],
  ['analytics push', ANALYTICS_DELAY, 250],
  ['mobile menu animation', MOBILE_MENU_ANIMATION, 600],
  ['slide-over animation, leaving', SLIDE_OVER_LEAVE, 300],
  ['slide-over animation, entering', SLIDE_OVER_ENTER, 500],
])('%s in milliseconds', (_what, time, specified) => {
  expect(time).toBe(specified)
})
