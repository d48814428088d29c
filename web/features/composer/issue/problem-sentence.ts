import type { Texts } from '#locales/locale.ts'
import type { DraftProblem } from '../draft/check-draft.ts'
import { language } from '../../../lib/texts.ts'

type ProblemTexts = Pick<Texts<'composer'>, 'problems'>

/** Sentence of a problem. The switch ties each kind to the values that its sentence takes. */
export function problemSentence(problem: DraftProblem, { problems }: ProblemTexts): string {
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
