import type { Weather } from '#contract/outside/weather.ts'

const MINUTE_MS = 60_000
/** Calls after which weather that is still unknown is asked for no more often than known weather. */
const QUICK_CALLS = 4

type Shown = { [Name in Exclude<keyof Weather, 'rawData'>]: NonNullable<Weather[Name]> }

/** The weather to show; null while it is unknown, and after a failure, which clears it (specification section 8). */
export function shownWeather({ data, error }: { data: Weather | undefined; error: unknown }): Shown | null {
  if (error !== null || !data) return null
  const { place, temperature, sky, source } = data
  if (place === null || temperature === null || sky === null || source === null) return null
  // Adding 0 turns -0, to which -0.2 is rounded, into 0.
  return { place, temperature: Math.round(temperature) + 0, sky, source }
}

/** Milliseconds until the next call: soon where the server has just begun to ask, and otherwise a quarter of an hour. */
export const nextWeatherCall = (data: Weather | undefined, calls: number): number =>
  data?.temperature === null && calls <= QUICK_CALLS ? calls * 3000 : 15 * MINUTE_MS
