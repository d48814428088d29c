import { startFakeProvider, withText, type Answering, type FakeProvider } from './fake-provider.ts'

interface FakePlace {
  name: string
  latitude: number
  longitude: number
  country_code: string
}

/** A server that answers like Open-Meteo, about places that a test adds and with weather that a test sets. */
export interface FakeWeather {
  provider: FakeProvider
  places: FakePlace[]
  current: { temperature_2m: number; weather_code: number; is_day: number }
  /** Faulty answer that the server gives in place of its normal answers; undefined for none. */
  fault: Answering | undefined
  /** Searched names of places, in the order of the requests. */
  searched(): string[]
  /** Number of requests for the current weather. */
  forecasts(): number
}

/** Starts a fake Open-Meteo that knows Mexico City and two cities called Mérida. */
export async function startFakeWeather(): Promise<FakeWeather> {
  const provider = await startFakeProvider()
  const addressOf = (url: string): URL => new URL(url, provider.origin)
  const fake: FakeWeather = {
    provider,
    places: [
      { name: 'Ciudad de México', latitude: 19.43, longitude: -99.13, country_code: 'MX' },
      { name: 'Mérida', latitude: 38.92, longitude: -6.34, country_code: 'ES' },
      { name: 'Mérida', latitude: 20.97, longitude: -89.62, country_code: 'MX' },
    ],
    current: { temperature_2m: 18.4, weather_code: 2, is_day: 1 },
    fault: undefined,
    searched: () =>
      provider.heard
        .map(({ url }) => addressOf(url))
        .filter(({ pathname }) => pathname === '/v1/search')
        .map(({ searchParams }) => searchParams.get('name') ?? ''),
    forecasts: () => provider.heard.filter(({ url }) => url.startsWith('/v1/forecast')).length,
  }
  provider.answer((request, response) => {
    const { pathname, searchParams } = addressOf(request.url ?? '')
    if (fake.fault) return fake.fault(request, response)
    if (pathname === '/v1/forecast')
      return withText(200, JSON.stringify({ timezone: 'America/Mexico_City', current: fake.current }))(
        request,
        response,
      )
    const name = (searchParams.get('name') ?? '').toLowerCase()
    const results = fake.places.filter((place) =>
      name === 'mexico city' ? place.latitude === 19.43 : plain(place.name) === name,
    )
    return withText(200, JSON.stringify(results.length > 0 ? { results } : {}))(request, response)
  })
  return fake
}

const plain = (name: string): string => name.toLowerCase().replaceAll('é', 'e')
