import { useQuery } from '@tanstack/react-query'
import { weatherCalls } from '../../lib/calls/endpoints.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { nextWeatherCall, shownWeather } from './weather.ts'

/**
 * Place, temperature and sky in a few words, with the link that the weather provider requires. Renders nothing while the weather
 * is unknown. On a phone the link stands above, beside the date, so that the name of the place is not cut off.
 */
export function WeatherLine() {
  const texts = useTexts('weather')
  const answer = useQuery({
    ...query(weatherCalls.get, {}),
    refetchInterval: ({ state }) => nextWeatherCall(state.data, state.dataUpdateCount),
  })
  const weather = shownWeather(answer)
  if (!weather) return null
  const { place, temperature, sky, source } = weather
  return (
    <span className="relative flex items-baseline gap-x-2">
      <span className="line-clamp-2 sm:truncate">
        {texts.now(String(temperature), texts.sky[sky], place)}
      </span>
      <a
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className="shrink-0 rounded-small text-sm leading-[inherit] right-0 bottom-full max-sm:absolute text-ink-faint underline decoration-current/35 underline-offset-3 hover:text-ink"
      >
        <span className="sr-only">{texts.source} </span>
        {source.name}
      </a>
    </span>
  )
}
