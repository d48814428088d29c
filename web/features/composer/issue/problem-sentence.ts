import type { DraftProblem } from '../draft/check-draft.ts'
import { language, textsNow } from '../../../lib/texts.ts'

/**
 * Sentence on a problem that keeps a draft from being issued. The switch ties each kind of problem to the values that its
 * sentence takes.
 * @param choosePatient sentence for a draft without a patient, which the page shows before the legal check
 */
export function problemSentence(problem: DraftProblem, { choosePatient }: { choosePatient: string }): string {
  const problems = textsNow('draft-problems')
  if (problem.kind === 'patient') return choosePatient
  // The problems' texts are loaded together with the code of the legal check. Without a network neither may be available.
  if (!problems) return textsNow('common')?.errors.network ?? ''
  switch (problem.kind) {
    case 'search-unfinished':
      return problems['search-unfinished'](problem)
    case 'quantity':
      return problems.quantity(problem)
    case 'class-one':
    case 'profession':
      return problems[problem.kind](problem)
    case 'too-many-rows':
      return problems['too-many-rows'](problem)
    case 'fault':
      return problem.fault.say(language.get())
    default:
      return problems[problem.kind]()
  }
}
