import type { WeatherSky } from '#contract/outside/weather.ts'

/** A place that a provider of weather knows. */
export interface FoundPlace {
  /** Name in Spanish, as the provider writes it. */
  name: string
  latitude: number
  longitude: number
}

/** Weather of the moment. */
export interface CurrentWeather {
  /** Temperature in degrees Celsius. */
  temperature: number
  sky: WeatherSky
  /** Name and page of the provider. */
  source: { name: string; url: string }
  /** The provider's answer as it came. */
  rawData: unknown
}

/** Provider of weather. Both calls throw when no answer comes, or one that can't be read. */
export interface WeatherPort {
  /** The place that a text names, in Mexico where several have that name; null for none. */
  find(search: string): Promise<FoundPlace | null>
  now(place: FoundPlace): Promise<CurrentWeather>
}
