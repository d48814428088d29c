import { DEFAULT_WEATHER_SEARCH, type Weather } from '#contract/outside/weather.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Database } from '../database/database.ts'
import { readKeptAnswer } from '../outside/kept/kept-answer.ts'
import { KeptWeather } from './kept-weather.ts'

/** Maximum age of stored weather that is shown, ms. Older weather means that the provider has failed for a while. */
const STALE_MS = 3 * 60 * 60_000
const UNKNOWN: Weather = { rawData: null, place: null, temperature: null, sky: null, source: null }

/** Latest weather of the place that a search names. The weather is returned as unknown before the provider has answered. */
export async function readWeather(
  database: Database,
  search: string,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<Weather> {
  const key = normalize(search) || normalize(DEFAULT_WEATHER_SEARCH)
  const found = await readKeptAnswer({
    database,
    kind: 'weather',
    key,
    schema: KeptWeather,
    doctorId,
    now,
    staleMs: STALE_MS,
  })
  if (!found) return UNKNOWN
  const { place, ...rest } = found
  return { ...rest, place: place.name }
}

export const unknownWeather = async (): Promise<Weather> => UNKNOWN
