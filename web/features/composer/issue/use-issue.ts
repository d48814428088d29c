import { useRef, useState } from 'react'
import type { Override } from '#contract/safety.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { unsaved } from '../../../lib/drafts/unsaved.ts'
import type { FieldError } from '../../../ui/fields/ErrorSummary.tsx'
import { checkDraft } from '../draft/check-draft.ts'
import { valueIn } from '../draft/field-ids.ts'
import { canRead } from '../draft/instruction-reader.ts'
import type { DraftJudgement } from '../draft/judgement.ts'
import { isBusy } from '../session/draft-state.ts'
import type { OwnDraft } from '../session/use-own-draft.ts'
import type { Workplace } from '../place/use-workplace.ts'
import { paperAt } from '../sheet/chosen-paper.ts'
import { problemSentence } from './problem-sentence.ts'
import { type Failure, type IssueQuestion, issueRefusal } from './refusal-of.ts'
import { usePractice } from './use-practice.ts'
import { type IssueAnswers, requestBody } from './request-body.ts'

interface Found extends FieldError {
  /** Value of the field, as JSON, when the error was found. The error is cleared once the value changes. */
  value: string
}

interface IssueOptions extends Pick<OwnDraft, 'desk' | 'state'> {
  workplace: Workplace
  /** Resolves with the result of the legal check once its code is loaded. */
  judged: () => Promise<DraftJudgement>
  /** Whether the draft is only checked and shown: nothing is issued. */
  isPractice: boolean
}

export type Issuing = ReturnType<typeof useIssue>

/** Checks the draft, sends it, and holds the errors that prevent its issue. */
export function useIssue({ desk, state, workplace, judged, isPractice }: IssueOptions) {
  const texts = useTexts('composer')
  const [found, setFound] = useState<readonly Found[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  /**
   * Whether safety findings without a reason keep the draft from being issued. The dialog that asks for the reasons is open then.
   */
  const [isUnanswered, setUnanswered] = useState(false)
  const [question, setQuestion] = useState<IssueQuestion>()
  /** Doctor's answers to the questions before the issue, as the last request sent them. */
  const sent = useRef<IssueAnswers>({})
  const { place, noPlace, draft, issuable } = workplace

  const left = useStore(unsaved)
  const standsIn = (id: string) => (left.includes(id) ? 'unsaved' : valueIn(draft, id))
  const refuse = (errors: readonly FieldError[]) => {
    setFound(errors.map((error) => ({ ...error, value: error.id ? standsIn(error.id) : '' })))
    setAttempt((before) => before + 1)
  }

  const send = (given: IssueAnswers) => {
    const answers = { ...given, paper: paperAt(place?.hospital) }
    // Nothing is issued before the grammar is loaded: the instructions would be sent as typed, not as the sheet prints them.
    if (isBusy(desk.get()) || !canRead()) return
    const body = requestBody(issuable(desk.get().words), place, answers)
    sent.current = answers
    setFound([])
    setFailure(undefined)
    setUnanswered(false)
    setQuestion(undefined)
    if (isPractice) void practice.practise(body)
    else desk.send({ kind: 'issue', body })
  }

  /** Shows why the server refused to issue the draft, or that the result of the request is unknown. */
  const fail = (error: unknown): void => {
    const refusal = issueRefusal(error, desk.get().words.rows, texts)
    if (refusal === 'reasons') setUnanswered(true)
    else if ('question' in refusal) setQuestion(refusal.question)
    else if ('fields' in refusal) refuse(refusal.fields)
    else setFailure(refusal.failure)
  }

  const practice = usePractice(fail)

  /** Whether the checks in the browser find nothing that prevents the issue; otherwise shows what they found. */
  const check = async (): Promise<boolean> => {
    if (isBusy(desk.get())) return false
    setFailure(undefined)
    const judgement = await judged()
    const problems = checkDraft(draft, judgement, left)
    const [first] = judgement.prescriberFaults
    if (problems.length > 0)
      refuse(problems.map(({ id, problem }) => ({ id, message: problemSentence(problem, texts) })))
    else if (first) setFailure({ message: first.say(language.get()), isAlreadyIssued: false })
    // The message about the missing place does not replace a failure that was set while the legal check ran, because that failure
    // is newer.
    else if (!place)
      setFailure((said) => said ?? { message: noPlace, isAlreadyIssued: false, isAboutPlace: true })
    return problems.length === 0 && !first && place !== null
  }

  const errors = found.filter(({ id, value }) => !id || standsIn(id) === value)
  return {
    check,
    issue: (overrides: readonly Override[] = []) => send({ overrides }),
    /** Sends the last request to issue again, with the doctor's reasons to override the safety findings that stopped it. */
    issueWithReasons: (overrides: readonly Override[]) => send({ ...sent.current, overrides }),
    issueAsNew: () => {
      desk.renew(crypto.randomUUID())
      send({})
    },
    /** Question that the server asked instead of issuing the prescription; undefined where there is none. */
    question,
    sayYes: () => send({ ...sent.current, ...question?.yes }),
    leaveQuestion: () => setQuestion(undefined),
    fail,
    /** Shows a sentence that says why nothing was issued. */
    refuseAll: (message: string) => setFailure({ message, isAlreadyIssued: false }),
    isUnanswered,
    leaveUnanswered: () => setUnanswered(false),
    isSending: state.issue.at === 'sending' || state.issue.at === 'issued' || practice.isPractising,
    isWaiting: state.issue.at === 'waiting',
    errors,
    errorOf: (id: string): string | undefined => errors.find((error) => error.id === id)?.message,
    failure: failure?.isAboutPlace && place ? undefined : failure,
    attempt,
  }
}
