import { weather } from '#contract/outside/weather.ts'
import type { Domain } from '../http/domain.ts'
import { readWeather, unknownWeather } from './read-weather.ts'

/** Route of the weather. Without a provider, the weather of every place is unknown. */
export function weatherRoutes({ bind, database, clock }: Domain, hasProvider: boolean): void {
  bind(weather.get)(({ query: { search } }, { caller }) =>
    hasProvider
      ? readWeather(database, search, { doctorId: caller.accountId, now: clock() })
      : unknownWeather(),
  )
}
