import { QTY_PHARMACIST_DECIDES } from '../../prescription/quantities.ts'
import { packsOf, packsStated, unitsSupplied } from '../pack.ts'
import type { Package } from './package-text.ts'
import type { QuantityDoubt } from './quantity-doubt.ts'
import type { Posology } from '../parse.ts'
import { unitName } from '../unit-names.ts'

/** How a number of packages was computed. */
export interface Computed {
  packs: number
  /** Word for a package in the presentation: `caja`, `frasco`. */
  container: string
  /** Number of units to hand over, in the package's own unit: as the text states it, or as the treatment takes. */
  total: number
  /** Number of units that the whole treatment takes. */
  takes: number
  /** Number of units that one package holds. */
  each: number
  /** Name of the package's unit, singular and plural, in each language. */
  unit: { es: [string, string]; en: [string, string] }
}

/** Number of packages that a treatment takes, or that its text states; null where dose, duration or content of the package leave it open. */
export function computedPacks({ steps }: Pick<Posology, 'steps'>, product: Package): Computed | null {
  const { container } = product
  const found = packsOf(steps, product)
  if (!container || !found.known) return null
  const { contains: each } = found
  const supplied = unitsSupplied(steps, found)
  const packs = supplied === null ? found.packs : Math.ceil(supplied / each - 1e-9)
  if (packs < 1 || packs >= QTY_PHARMACIST_DECIDES) return null
  // The number of packages that hold one unit each is the total of units, rounded up.
  const whole = packsOf(steps, { ...product, content: `1 ${found.unit}` })
  if (!whole.known) return null
  const takes = packsStated(steps) === null ? whole.packs : found.packs * each
  return { packs, container, total: supplied ?? takes, takes, each, unit: unitName(found.unit) }
}

/** Number of units in all packages that a treatment takes. */
export const unitsOf = ({ packs, each }: Pick<Computed, 'packs' | 'each'>): number => packs * each

/** Order of packages of one medicine: fewest units first, and of equal ones fewest packages. */
export const fewestUnits = (a: Computed, b: Computed): number => unitsOf(a) - unitsOf(b) || a.packs - b.packs

/** Minimum number of packages of one medicine that the doctor has to confirm. */
const MANY = 10

/**
 * Doubt about a quantity; null for none. The page asks the doctor about a doubtful quantity, and the server refuses it
 * until the doctor confirms it.
 * @param lesser another package of the same medicine that covers the treatment with fewer units (`lesserBox`)
 */
export function doubtOfQuantity(
  qty: number | null | undefined,
  computed: Computed | null,
  lesser: Computed | null = null,
): QuantityDoubt | null {
  if (typeof qty !== 'number' || qty >= QTY_PHARMACIST_DECIDES) return null
  if (computed !== null && isOver(qty, computed)) return 'over'
  if (qty >= MANY) return 'many'
  if (computed === null || !isSurplus(qty, computed)) return null
  if (qty > computed.packs) return 'spare'
  return lesser === null ? null : 'large'
}

/** Whether a quantity is more than twice the packages that a treatment takes. */
export const isOver = (qty: number, { takes, each }: Computed): boolean =>
  qty > 2 * Math.ceil(takes / each - 1e-9)

/** Whether packages hold more than twice what a treatment takes. */
export const isSurplus = (qty: number, { takes, each }: Computed): boolean => qty * each > 2 * takes
