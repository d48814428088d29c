import { paths } from '../../paths.ts'

/**
 * Name of a tour. The account stores whether the doctor viewed `welcome` and `history`; the browser stores it for `menu`, which
 * has a single step.
 */
export type TourName = 'welcome' | 'history' | 'menu'

interface Viewed {
  tourViewed: boolean
  historyTourViewed: boolean
}

interface SingleStep {
  displayTourOnce: boolean
  /** Whether the doctor's licence is not verified yet. The tour `menu` is shown only until then. */
  isFirstHour: boolean
}

/**
 * The tour of a page (specification section 4): `welcome` and `history` until they were viewed, `menu` only if `displayTourOnce`.
 * Each logout resets `displayTourOnce`, so that a doctor would see `menu` again after each login. Therefore `menu` is shown only
 * before the licence is verified. No tour comes twice in a visit, and `menu` never in the same visit as another tour.
 */
export function tourAt(
  path: string,
  viewed: Viewed,
  { displayTourOnce, isFirstHour }: SingleStep,
  seen: ReadonlySet<TourName>,
): TourName | undefined {
  const choose = (name: TourName): TourName | undefined => (seen.has(name) ? undefined : name)
  if (path === paths.practice) return viewed.tourViewed ? undefined : choose('welcome')
  if (path === paths.prescriptions) return viewed.historyTourViewed ? undefined : choose('history')
  if (path !== paths.index) return undefined
  if (!viewed.tourViewed) return choose('welcome')
  return displayTourOnce && isFirstHour && seen.size === 0 ? 'menu' : undefined
}
