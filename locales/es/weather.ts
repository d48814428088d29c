/** Texts of the weather beside the date on the home page. */
export const texts = {
  /** The sentence ends with the place, because a narrow screen may cut the end off. */
  now: (degrees: string, sky: string, place: string) => `${degrees} °C, ${sky} en ${place}`,
  source: 'Datos de',
  sky: {
    clear: 'despejado',
    'partly-cloudy': 'medio nublado',
    cloudy: 'nublado',
    fog: 'niebla',
    drizzle: 'llovizna',
    rain: 'lluvia',
    'freezing-rain': 'lluvia helada',
    snow: 'nieve',
    showers: 'chubascos',
    'snow-showers': 'chubascos de nieve',
    thunderstorm: 'tormenta',
  },
}
export type WeatherTexts = typeof texts
