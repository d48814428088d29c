import type { Refresher } from '../outside/kept/refresh-answers.ts'
import type { WeatherPort } from '../outside/weather/port.ts'
import { KeptWeather } from './kept-weather.ts'

const FRESH_MS = 15 * 60_000

/**
 * Makes the function that asks the provider for the weather at a place. The place is looked up by its name only at the first
 * request.
 */
export const weatherRefresher = (port: WeatherPort): Refresher => ({
  freshMs: FRESH_MS,
  async ask({ key, latest }): Promise<KeptWeather> {
    const known = KeptWeather.safeParse(latest)
    const place = (known.success ? known.data?.place : undefined) ?? (await port.find(key))
    return place && { place, ...(await port.now(place)) }
  },
})
