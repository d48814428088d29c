import { paths } from '../../paths.ts'

/** `welcome` and `history` are remembered with the doctor, `menu`, a single step, in this browser. */
export type TourName = 'welcome' | 'history' | 'menu'

interface Viewed {
  tourViewed: boolean
  historyTourViewed: boolean
}

/**
 * The tour of a page (specification section 4): the welcome while it was not viewed, the history's likewise, and the
 * single step only if `displayTourOnce`. None comes back in a visit, and the single step never right after another.
 */
export function tourAt(
  path: string,
  viewed: Viewed,
  displayTourOnce: boolean,
  seen: ReadonlySet<TourName>,
): TourName | undefined {
  const choose = (name: TourName): TourName | undefined => (seen.has(name) ? undefined : name)
  if (path === paths.prescriptions) return viewed.historyTourViewed ? undefined : choose('history')
  if (path !== paths.home) return undefined
  if (!viewed.tourViewed) return choose('welcome')
  return displayTourOnce && seen.size === 0 ? 'menu' : undefined
}
