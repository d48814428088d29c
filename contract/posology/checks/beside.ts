import type { PosologyDraft } from '../draft.ts'

const areApart = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && a.every((one) => !b.includes(one))

/**
 * Whether a step after a comma may be taken beside the step before, and not after it: "1 tab por la mañana por 10 días, 2 tab
 * por la noche", "1 gota en el ojo derecho por 7 días, 1 gota en el ojo izquierdo". "Luego" states the order.
 */
export function isPerhapsBeside(draft: PosologyDraft, before: PosologyDraft | undefined): boolean {
  if (before === undefined || !draft.bySign || draft.numbered || before.first) return false
  return (
    areApart(daysOf(before), daysOf(draft)) ||
    areApart(momentsOf(before), momentsOf(draft)) ||
    areApart(siteOf(before), siteOf(draft))
  )
}

const daysOf = ({ parts }: PosologyDraft): string[] => parts.flatMap((part) => part.days)
const momentsOf = ({ parts }: PosologyDraft): string[] =>
  parts.flatMap(({ when, at }): string[] => [...when, ...at])
const siteOf = ({ site }: PosologyDraft): string[] => (site === null ? [] : [site])
