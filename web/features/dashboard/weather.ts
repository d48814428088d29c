import type { Weather } from '#contract/outside/weather.ts'

const MINUTE_MS = 60_000
/** Time after which the server has the weather that it had just begun to request, ms. */
const SOON_MS = 5000

type Shown = { [Name in Exclude<keyof Weather, 'rawData'>]: NonNullable<Weather[Name]> }

/** The weather to show; null while it is unknown, and after a failure, which clears it (specification section 8). */
export function shownWeather({ data, error }: { data: Weather | undefined; error: unknown }): Shown | null {
  if (error !== null || !data) return null
  const { place, temperature, sky, source } = data
  if (place === null || temperature === null || sky === null || source === null) return null
  // Adding 0 turns -0, to which -0.2 is rounded, into 0.
  return { place, temperature: Math.round(temperature) + 0, sky, source }
}

/**
 * Milliseconds until the next call: a quarter of an hour. If the first answer had no weather yet, the second call is made after
 * five seconds.
 */
export const nextWeatherCall = (data: Weather | undefined, calls: number): number =>
  data?.temperature === null && calls === 1 ? SOON_MS : 15 * MINUTE_MS
