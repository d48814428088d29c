import type { WeatherSky } from '#contract/outside/weather.ts'

/** A place that a provider of weather knows. */
export interface FoundPlace {
  /** Name of the place in Spanish, as the provider writes it. */
  name: string
  latitude: number
  longitude: number
}

/** Current weather. */
export interface CurrentWeather {
  /** Air temperature in degrees Celsius. */
  temperature: number
  sky: WeatherSky
  /** Name and web page of the weather provider. */
  source: { name: string; url: string }
  /** Answer of the weather provider, unchanged. */
  rawData: unknown
}

/** Provider of weather. Both functions throw when no answer comes, or an unreadable one. */
export interface WeatherPort {
  /** Finds the place that a text names; null for none. Of several places with that name, one in Mexico is taken. */
  find(search: string): Promise<FoundPlace | null>
  now(place: FoundPlace): Promise<CurrentWeather>
}
