import { complain, newPart, type PosologyDraft, type Reader, type Taper } from './draft.ts'

/** Maximum number of steps into which a change of the dose is written out. A higher number means a typing error. */
const MOST_STEPS = 12

/**
 * Writes out a dose that changes by the same amount: "40 mg diarios, disminuir 10 mg cada semana hasta suspender" is 40, 30, 20
 * and 10 mg, a week each. A change that does not arrive at its last dose, or has too many steps, is reported as absurd.
 */
export function spreadTapers(reader: Reader): void {
  const at = reader.drafts.findIndex(({ taper }) => taper !== null)
  const draft = reader.drafts[at]
  if (draft?.taper == null) return
  const doses = dosesOf(draft, draft.taper)
  if (doses === null || reader.drafts.length > at + 1) {
    complain(reader, 'ambiguous', 0, 0)
    return
  }
  const { every, to } = draft.taper
  const span = { kind: 'span' as const, low: every.count, unit: every.unit }
  const end = draft.duration
  const [first, ...later] = doses
  const unit = draft.parts[0]?.dose?.unit ?? null
  const dosed = (low: number | undefined) => [newPart({ ...draft.parts[0], dose: { low: low ?? 0, unit } })]
  draft.taper = null
  draft.duration = end ?? span
  draft.parts = dosed(first)
  reader.drafts.push(
    ...later.map((low, i) => {
      const isLast = i === later.length - 1
      return {
        ...draft,
        notes: [],
        supply: null,
        parts: dosed(low),
        duration: isLast && to > 0 ? null : span,
      }
    }),
  )
}

/** Every dose of a taper, from the first to the last; null where equal changes of the first dose never reach the last dose. */
function dosesOf({ parts, duration }: PosologyDraft, { by, to }: Taper): number[] | null {
  const [part] = parts
  const dose = part?.dose
  if (dose == null || parts.length > 1 || dose.high !== undefined || by === 0) return null
  if (duration !== null && duration.kind !== 'span') return null
  const count = (to - dose.low) / by
  if (!(count >= 1) || Math.abs(count - Math.round(count)) > 1e-9) return null
  const steps = to === 0 ? Math.round(count) : Math.round(count) + 1
  if (steps > MOST_STEPS) return null
  return Array.from({ length: steps }, (_, i) => Math.round((dose.low + i * by) * 1000) / 1000)
}
