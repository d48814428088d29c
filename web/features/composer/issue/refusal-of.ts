import { ApiError } from '../../../lib/calls/api-error.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import type { FieldError } from '../../../ui/fields/ErrorSummary.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import { fieldIdOf } from '../draft/field-ids.ts'
import type { IssueAnswers } from './request-body.ts'

export interface Failure {
  message: string
  /** Whether the previous attempt issued the prescription: sending again would issue another one. */
  isAlreadyIssued: boolean
  /** Whether the failure is that the place of issue is unknown: such a failure is cleared as soon as the place is known. */
  isAboutPlace?: boolean
}

interface Words {
  alreadyIssued: string
  failure: (detail: string) => string
}

/**
 * Reaction of the page to a failed issue: errors of fields, a sentence, a question that the doctor has to confirm, or (`reasons`)
 * the dialog that asks for reasons to override safety findings.
 */
type Refusal = { fields: FieldError[] } | { failure: Failure } | { question: IssueQuestion } | 'reasons'

/**
 * Question that the server asks before it issues: whether to issue the same rows again (`repeated`), or whether unusual
 * quantities are meant (`quantities`).
 */
export interface IssueQuestion {
  repeated?: string
  quantities?: FieldError[]
  /** Answers to the question, sent with the next request when the doctor confirms. */
  yes: IssueAnswers
}

export function issueRefusal(error: unknown, rows: ComposerDraft['rows'], texts: Words): Refusal {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'safety-unanswered') return 'reasons'
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  if (fields.length > 0) {
    const said = fields.flatMap(([path, messages]) =>
      messages.map((message) => ({ id: fieldIdOf(path, rows), message })),
    )
    return code === 'quantity-unconfirmed'
      ? { question: { quantities: said, yes: { areQuantitiesConfirmed: true } } }
      : { fields: said }
  }
  if (code === 'issued-moments-ago')
    return { question: { repeated: problemText(error), yes: { isRepeatConfirmed: true } } }
  if (code === 'key-reused') return { failure: { message: texts.alreadyIssued, isAlreadyIssued: true } }
  return { failure: { message: texts.failure(problemText(error)), isAlreadyIssued: false } }
}
