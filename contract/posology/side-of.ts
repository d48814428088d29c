import type { AdministrationRoute } from '../medications/administration-route.ts'
import type { PosologyDraft } from './draft.ts'

/** Letters that name the side of an eye or an ear, each with the place of the eye and that of the ear. */
const SIDES: Readonly<Record<string, readonly [eye: string, ear: string]>> = {
  OD: ['en el ojo derecho', 'en el oído derecho'],
  OI: ['en el ojo izquierdo', 'en el oído izquierdo'],
  AO: ['en cada ojo', 'en cada oído'],
}

interface Side {
  site: string
  route: AdministrationRoute
  /**
   * Whether "OD" may mean the right eye, the right ear or once a day, because neither the text nor the row has a route of the eye
   * or ear.
   */
  isUnclear: boolean
}

/**
 * The place that OD, OI or AO names, by the route of the text or the row; null for other places. Without a route OI and AO
 * are those of the eyes, and OD is unclear: eye, ear, or once a day.
 */
export function sideOf(
  { site, route }: PosologyDraft,
  context: { route?: AdministrationRoute },
): Side | null {
  const side = SIDES[site ?? '']
  if (side === undefined) return null
  const stated = route ?? context.route
  const isUnclear = site === 'OD' && stated !== 'oftálmica' && stated !== 'ótica'
  return stated === 'ótica'
    ? { site: side[1], route: 'ótica', isUnclear }
    : { site: side[0], route: 'oftálmica', isUnclear }
}
