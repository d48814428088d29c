import { QTY_PHARMACIST_DECIDES } from '../../prescription/quantities.ts'
import { packsOf, packsStated } from '../pack.ts'
import type { Package } from './package-text.ts'
import type { QuantityDoubt } from './quantity-doubt.ts'
import type { Posology } from '../parse.ts'
import { unitName } from '../unit-names.ts'

/** How a number of packages was computed. */
export interface Computed {
  packs: number
  /** Word for a package in the presentation: `caja`, `frasco`. */
  container: string
  /** Number of units that the whole treatment takes, in the package's own unit. */
  total: number
  /** Number of units that one package holds. */
  each: number
  /** Name of the package's unit, singular and plural, in each language. */
  unit: { es: [string, string]; en: [string, string] }
}

/** Number of packages that a treatment takes; null where dose, duration or content of the package leave it open. */
export function computedPacks({ steps }: Pick<Posology, 'steps'>, product: Package): Computed | null {
  const { container } = product
  const stated = packsStated(steps)
  const found = packsOf(steps, product)
  if (!container || !found.known || found.packs < 1 || found.packs >= QTY_PHARMACIST_DECIDES) return null
  if (stated !== null)
    return {
      packs: stated,
      container,
      total: stated * found.contains,
      each: found.contains,
      unit: unitName(found.unit),
    }
  // The number of packages that hold one unit each is the total of units, rounded up.
  const whole = packsOf(steps, { ...product, content: `1 ${found.unit}` })
  if (!whole.known) return null
  const unit = unitName(found.unit)
  return { packs: found.packs, container, total: whole.packs, each: found.contains, unit }
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
export const isOver = (qty: number, { packs }: Computed): boolean => qty > 2 * packs

/** Whether packages hold more than twice what a treatment takes. */
export const isSurplus = (qty: number, { total, each }: Computed): boolean => qty * each > 2 * total
