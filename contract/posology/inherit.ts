import { timesOf, type PosologyDraft, type Reader } from './draft.ts'
import { EMPTY_STEP, hoursIn, timesPerDay } from './step.ts'
import { stepsOfDraft } from './steps-of-draft.ts'
import { isAnotherMeasure } from './units.ts'

/**
 * Whether the instructions state how often the dose is taken. `orOnce`: a limited number of doses, such as a single dose,
 * counts as well.
 */
export const isTimed = (d: PosologyDraft, orOnce = true): boolean =>
  d.frequency !== null ||
  d.after !== null ||
  d.parts.some((p) => timesOf(p).length > 0) ||
  (orOnce && d.duration?.kind === 'doses')

/** Whether a step is taken once a day, or has a duration and does not say how often it is taken. */
function isDailyOrOpen(draft: PosologyDraft): boolean {
  if (!isTimed(draft)) return draft.duration?.kind === 'span'
  if (draft.frequency === null) return false
  const { times, every } = draft.frequency
  const isOnce = times.low === 1 && times.high === undefined && every.high === undefined
  return isOnce && hoursIn(every.low, every.unit) === 24
}

/**
 * Copies into a later step what its text omits: the unit, and the moments of a dose that is taken once a day or less.
 */
export function inherit({ drafts, problems, assumed }: Reader): void {
  for (const [i, draft] of drafts.entries()) {
    const before = drafts[i - 1]
    if (before === undefined) continue
    const last = before.parts.at(-1)?.dose
    const unit = last?.unit ?? null
    for (const { dose } of draft.parts) {
      if (dose === null || dose.unit !== null) continue
      dose.unit = unit
      if (last && isAnotherMeasure(unit, last.low, dose.low)) problems.push({ code: 'ambiguous', words: '' })
    }
    if (draft.act === null && draft.parts.every((p) => p.dose === null)) {
      const [first] = before.parts
      if (
        before.parts.length === 1 &&
        first?.dose &&
        (isTimed(draft) || draft.asNeeded !== null) &&
        draft.parts[0]
      )
        draft.parts[0].dose = first.dose
    }
    // A dose in another unit may be another product, with a route of its own.
    if (unit === null || draft.parts[0]?.dose?.unit === unit) {
      // A step that names another place of the body has a route of its own: "después 20 mg en cada ojo".
      if (draft.routeHint === null) draft.route ??= before.route
      draft.routeHint ??= before.routeHint
      draft.site ??= before.site
      draft.strength ??= before.strength
    }
    const isPlainBefore = before.parts.length === 1 && before.asNeeded === null
    if (
      !isTimed(draft) &&
      isTimed(before) &&
      isPlainBefore &&
      draft.asNeeded === null &&
      draft.parts.length === 1
    ) {
      const once = timesPerDay(stepsOfDraft(before, 1, {})[0] ?? EMPTY_STEP)
      const differs = draft.parts[0]?.dose?.low !== before.parts[0]?.dose?.low
      if (once !== null && once <= 1 && differs && draft.parts[0] && before.parts[0]) {
        draft.frequency = before.frequency
        draft.parts[0].days = before.parts[0].days
        draft.parts[0].when = before.parts[0].when
        draft.parts[0].at = before.parts[0].at
      }
    }
    if (before.duration === null) problems.push({ code: 'ambiguous', words: '' })
  }
  // A taper without a frequency states daily doses: "40 mg x 5 d, luego 20 mg x 5 d", "1/2 tab x 7 d, luego 1 tab diaria".
  const isTaper =
    drafts.length > 1 &&
    drafts.every((d) => d.parts.length === 1 && d.parts[0]?.dose && d.asNeeded === null && isDailyOrOpen(d))
  if (!isTaper || drafts.every((d) => isTimed(d))) return
  for (const draft of drafts) draft.frequency ??= { times: { low: 1 }, every: { low: 1, unit: 'd' } }
  assumed.add('once-a-day')
}
