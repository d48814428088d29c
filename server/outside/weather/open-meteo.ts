import * as z from 'zod/mini'
import type { WeatherSky } from '#contract/outside/weather.ts'
import type { Outbound } from '../client/outbound.ts'
import type { WeatherPort } from './port.ts'

export interface OpenMeteoSettings {
  /** Base URL of the operator's own Open-Meteo server; '' for the public service. */
  url: string
  /** Key of a commercial subscription to Open-Meteo; '' for none. */
  key: string
}

const LIMITS = { timeoutMs: 8000, maxBytes: 64 * 1024, maxRedirects: 2 }
/** Credit that the licence of the weather data demands beside the data (https://open-meteo.com/en/license). */
const SOURCE = { name: 'Open-Meteo', url: 'https://open-meteo.com/' }
/** Maximum number of places of the same name that are compared to find one in Mexico. */
const CANDIDATES = 10

const Found = z.object({
  results: z.optional(
    z.array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(200)),
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
        country_code: z.optional(z.string()),
      }),
    ),
  ),
})

const Forecast = z.looseObject({
  current: z.looseObject({
    temperature_2m: z.number().check(z.minimum(-100), z.maximum(70)),
    weather_code: z.int().check(z.minimum(0), z.maximum(99)),
  }),
})

/**
 * Weather by Open-Meteo (https://open-meteo.com/en/docs, and .../geocoding-api). Open-Meteo gets only the name or the
 * coordinates of a place.
 */
export function openMeteo(
  { url, key }: OpenMeteoSettings,
  outbound: Pick<Outbound, 'fetchFor'>,
): WeatherPort {
  const send = outbound.fetchFor('weather', LIMITS)
  const get = async (service: 'api' | 'geocoding-api', path: string, asked: Record<string, string>) => {
    const base = url === '' ? `https://${key === '' ? '' : 'customer-'}${service}.open-meteo.com` : url
    const query = new URLSearchParams({ ...asked, ...(key === '' ? {} : { apikey: key }) })
    const answer = await send(`${base.replace(/\/+$/, '')}${path}?${query.toString()}`)
    const text = await answer.text()
    if (!answer.ok) throw new Error('the provider of weather refused')
    return JSON.parse(text) as unknown
  }
  return {
    async find(search) {
      const asked = { name: search, count: String(CANDIDATES), language: 'es', format: 'json' }
      const { results = [] } = Found.parse(await get('geocoding-api', '/v1/search', asked))
      const best = results.find(({ country_code }) => country_code === 'MX') ?? results[0]
      return best ? { name: best.name, latitude: best.latitude, longitude: best.longitude } : null
    },
    async now({ latitude, longitude }) {
      const rawData = Forecast.parse(
        await get('api', '/v1/forecast', {
          latitude: String(latitude),
          longitude: String(longitude),
          current: 'temperature_2m,weather_code,is_day',
          timezone: 'auto',
        }),
      )
      const { temperature_2m: temperature, weather_code: code } = rawData.current
      return { temperature, sky: skyOf(code), source: SOURCE, rawData }
    },
  }
}

/** State of the sky for a WMO weather code, as Open-Meteo documents the codes ("WMO Weather interpretation codes"). */
function skyOf(code: number): WeatherSky {
  if (code <= 1) return 'clear'
  if (code === 2) return 'partly-cloudy'
  if (code === 3) return 'cloudy'
  if (code === 45 || code === 48) return 'fog'
  if ([56, 57, 66, 67].includes(code)) return 'freezing-rain'
  if (code >= 51 && code <= 55) return 'drizzle'
  if (code >= 61 && code <= 65) return 'rain'
  if (code >= 71 && code <= 77) return 'snow'
  if (code >= 80 && code <= 82) return 'showers'
  if (code === 85 || code === 86) return 'snow-showers'
  if (code >= 95) return 'thunderstorm'
  throw new Error('a weather code that the provider does not document')
}
