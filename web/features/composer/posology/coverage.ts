import { type Computed, doubtOfQuantity, isOver } from '#contract/posology/packs/computed-packs.ts'
import { daysOf, type Step } from '#contract/posology/step.ts'
import { supplyDays } from '#contract/posology/supply.ts'
import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'
import type { Row } from '../draft/row.ts'
import type { Coverage, RowQuestion } from './reading.ts'

const isNumber = (qty: number | null): qty is number => qty !== null && qty < QTY_PHARMACIST_DECIDES

/**
 * Compares the quantity of a row with the computed one, or else the quantity that the instructions state with their duration;
 * null where these are equal, or where one of them is no number.
 */
export function coverageOf(
  { qty }: Pick<Row, 'qty'>,
  computed: Computed | null,
  steps: readonly Step[],
): Coverage | null {
  const days = supplyDays(steps)
  const written = days && ({ kind: 'written', days } as const)
  if (!computed || !isNumber(qty)) return written
  const { packs, takes, each } = computed
  const isShort = qty < packs || qty * each < takes
  if (qty === packs && !isShort) return written
  const [step, ...others] = steps
  const of = step?.duration?.kind === 'span' && others.length === 0 ? daysOf(step.duration) : null
  const lasts = of === null ? 0 : Math.floor((of * qty * each) / takes + 1e-9)
  const kind = isShort ? 'short' : isOver(qty, computed) ? 'over' : 'enough'
  return { kind, days: of === null ? null : { lasts, of } }
}

/**
 * Questions to the doctor about a row before the issue. Whether fewer packages or a smaller one would be enough is asked by the
 * server, because the page may lack the catalogue. `isAsWritten`: the instructions of the row are printed as they were typed.
 */
export function asksOf(
  { qty, instructions }: Pick<Row, 'qty' | 'instructions'>,
  computed: Computed | null,
  isAsWritten: boolean,
): RowQuestion[] {
  const asks: RowQuestion[] = []
  if (isAsWritten && instructions.trim() !== '') asks.push('as-written')
  const doubt = doubtOfQuantity(qty, computed)
  if (doubt === 'over' || doubt === 'many') asks.push(doubt)
  return asks
}
