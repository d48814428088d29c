import type { WeatherTexts } from '../es/weather.ts'

export const texts: WeatherTexts = {
  now: (degrees: string, sky: string, place: string) => `${degrees} °C, ${sky} in ${place}`,
  source: 'Data by',
  sky: {
    clear: 'clear',
    'partly-cloudy': 'partly cloudy',
    cloudy: 'cloudy',
    fog: 'fog',
    drizzle: 'drizzle',
    rain: 'rain',
    'freezing-rain': 'freezing rain',
    snow: 'snow',
    showers: 'showers',
    'snow-showers': 'snow showers',
    thunderstorm: 'thunderstorm',
  },
}
