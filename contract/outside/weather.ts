import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { queryText } from '../schemas/text.ts'

/** Place whose weather is shown where none is named (specification section 9). */
export const DEFAULT_WEATHER_SEARCH = 'Mexico City'

export const WeatherSky = z.enum([
  'clear',
  'partly-cloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'freezing-rain',
  'snow',
  'showers',
  'snow-showers',
  'thunderstorm',
])
export type WeatherSky = z.output<typeof WeatherSky>

/** Weather of a place; every member is null where it is not known (yet). */
export const Weather = z.object({
  /** Answer of the weather provider, unchanged (specification section 3). */
  rawData: z.nullable(z.unknown()),
  place: z.nullable(z.string()),
  /** Temperature in degrees Celsius. */
  temperature: z.nullable(z.number()),
  sky: z.nullable(WeatherSky),
  /** Provider of the weather data, whose licence requires a link beside the data. */
  source: z.nullable(z.object({ name: z.string(), url: z.string() })),
})
export type Weather = z.output<typeof Weather>

export const weather = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/weather',
    summary: 'Weather of the place that `search` names, as last reported by the provider',
    audience: 'doctor',
    query: z.object({ search: queryText(60) }),
    answers: { 200: Weather },
    perMinute: 60,
  }),
} as const
