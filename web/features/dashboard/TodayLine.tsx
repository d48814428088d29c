import { useBrand } from '../../lib/brand/brand.ts'
import { formatLongDay } from '../../lib/format.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { loadTexts } from '../../lib/texts.ts'

const Weather = onDemand<object>(async () => {
  const [module] = await Promise.all([import('./WeatherLine.tsx'), loadTexts('weather')])
  return module.WeatherLine
})

/**
 * The line below the greeting: the date, and the weather where there is a provider. Space is reserved for the weather until it is
 * known: beside the date on a wide screen, below it on others, with two lines on a phone for a long name.
 */
export function TodayLine({ now }: { now: Date }) {
  const { brand } = useBrand()
  return (
    <span className="flex flex-col gap-x-4 lg:flex-row">
      <span className="shrink-0 first-letter:uppercase">{formatLongDay(now)}</span>
      {brand?.widgets.weather === true && (
        <span className="h-[1lh] min-w-0 max-sm:min-h-11 max-sm:text-sm lg:flex-1">
          <Weather />
        </span>
      )}
    </span>
  )
}
