import * as z from 'zod/mini'
import { WeatherSky } from '#contract/outside/weather.ts'

const Place = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })

/** The weather for a searched place as it is stored; null for a search that names no known place. */
export const KeptWeather = z.nullable(
  z.object({
    place: Place,
    temperature: z.number(),
    sky: WeatherSky,
    source: z.object({ name: z.string(), url: z.string() }),
    rawData: z.unknown(),
  }),
)
export type KeptWeather = z.output<typeof KeptWeather>
