import { groupsOf } from '#contract/posology/groups.ts'
import { parsePosology, type Reading } from '#contract/posology/parse.ts'
import { daysOf, LONGEST_TREATMENT, timesPerDay, type Step } from '#contract/posology/step.ts'

/**
 * Number of days of the whole treatment. The number is Infinity for a treatment without an end, and null where the
 * duration is missing or not understood.
 */
export function daysWritten(reading: Reading): number | null {
  const { confident, steps } = parsePosology(reading)
  if (!confident || steps.length === 0) return null
  let total = 0
  for (const group of groupsOf(steps)) {
    const each = group.map(daysOfStep)
    const known = each.filter((days) => days !== null)
    if (known.includes(Infinity)) return Infinity
    if (known.length < each.length) return null
    total += Math.max(...known)
  }
  return total < 1 || total > LONGEST_TREATMENT ? null : total
}

function daysOfStep(step: Step): number | null {
  const { duration } = step
  if (duration?.kind === 'endless') return Infinity
  const perDay = timesPerDay(step)
  if (duration?.kind === 'doses' && perDay !== null) return Math.max(1, Math.ceil(duration.count / perDay))
  return daysOf(duration)
}
