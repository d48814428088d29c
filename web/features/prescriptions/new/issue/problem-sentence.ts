import type { Texts } from '#locales/locale.ts'
import type { DraftProblem } from '../draft/check-draft.ts'

/** What is said of a problem. The switch is what ties each kind to the values that its sentence takes. */
export function problemSentence(problem: DraftProblem, texts: Texts<'composer'>['problems']): string {
  switch (problem.kind) {
    case 'search-unfinished':
      return texts['search-unfinished'](problem)
    case 'quantity':
    case 'class-one':
      return texts[problem.kind](problem)
    case 'too-many-rows':
      return texts['too-many-rows'](problem)
    case 'quantity-above':
      return texts['quantity-above'](problem)
    case 'refills-above':
      return texts['refills-above'](problem)
    default:
      return texts[problem.kind]()
  }
}
