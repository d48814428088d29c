import { type Dispatch, useRef, useState } from 'react'
import type { Override } from '#contract/safety.ts'
import type { IssuedPrescription, NewPrescription } from '#contract/prescriptions.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { isUnanswered as isLost, sendQueued } from '../../../../lib/issue-queue.ts'
import { problemText } from '../../../../lib/problem-text.ts'
import { useStore } from '../../../../lib/store.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { unsaved } from '../../../../lib/unsaved.ts'
import type { FieldError } from '../../../../ui/ErrorSummary.tsx'
import { checkDraft } from '../draft/check-draft.ts'
import type { Place } from '../draft/default-place.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { fieldIdOf, valueIn } from '../draft/field-ids.ts'
import { problemSentence } from './problem-sentence.ts'
import { loadInstructionReader } from '../draft/instruction-reader.ts'
import { requestBody } from './request-body.ts'
import { useWaiting } from './use-waiting.ts'

interface Found extends FieldError {
  /** What stood in the field: the error is over once that changes. */
  value: string
}

export interface Failure {
  message: string
  /** The attempt before did issue it: this would be another prescription. */
  isAlreadyIssued: boolean
  /** Over as soon as it is known where it is issued. */
  isAboutPlace?: boolean
}

interface Issuing {
  doctorId: number
  draft: Draft
  /** The same as it is written, before brands are left out. */
  written: Draft
  place: Place | null
  /** Said when somebody issues before the place is known: nothing is ever issued from another one. */
  noPlace: string
  dispatch: Dispatch<DraftAction>
  /** What waited for the network when the page was left. */
  queued: NewPrescription | null
  keepQueued: (body: NewPrescription | null) => Promise<void>
  /** While it is being sent the account is not told of the draft: its issue takes it out of there. */
  hold: (isHeld: boolean) => void
  onIssued: (issued: IssuedPrescription) => void
}

/** Sends the draft. One press or ten, one answer lost or none: the draft's key makes it one prescription. */
export function useIssue({
  doctorId,
  draft,
  written,
  place,
  noPlace,
  dispatch,
  queued,
  keepQueued,
  hold,
  onIssued,
}: Issuing) {
  const texts = useTexts('composer')
  const [found, setFound] = useState<readonly Found[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  /** The checks found what stops an issue: with a reason for each it goes on. */
  const [isUnanswered, setUnanswered] = useState(false)
  const isBusy = useRef(false)

  const left = useStore(unsaved)
  const standsIn = (id: string) => (left.includes(id) ? 'unsaved' : valueIn(draft, id))
  const refuse = (errors: readonly FieldError[]) => {
    setFound(errors.map((error) => ({ ...error, value: error.id ? standsIn(error.id) : '' })))
    setAttempt((before) => before + 1)
  }

  const deliver = async (of: Draft, body: NewPrescription) => {
    if (isBusy.current) return
    isBusy.current = true
    hold(true)
    setSending(true)
    setFound([])
    setFailure(undefined)
    setUnanswered(false)
    try {
      onIssued(await sendQueued(of.idempotencyKey, body))
      // Stays busy: a press while the page leaves must not begin another.
    } catch (error) {
      isBusy.current = false
      hold(false)
      setSending(false)
      if (isLost(error)) {
        if (!(await waiting.begin(body))) setFailure(failureOf(error, texts))
        return
      }
      waiting.end()
      if (error instanceof ApiError && error.code === 'safety-unanswered') {
        setUnanswered(true)
        return
      }
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      if (fields.length > 0) {
        refuse(
          fields.flatMap(([path, messages]) =>
            messages.map((message) => ({ id: fieldIdOf(path, of.rows), message })),
          ),
        )
      } else setFailure(failureOf(error, texts))
    }
  }
  const waiting = useWaiting({
    doctorId,
    draft: written,
    left: queued,
    keep: keepQueued,
    send: deliver,
    hold,
  })
  const send = (of: Draft, overrides: readonly Override[] = []) =>
    deliver(of, requestBody(of, place, overrides))

  /** Whether nothing stands in the way that can be told here; says what does. */
  const check = async (): Promise<boolean> => {
    if (isBusy.current) return false
    setFailure(undefined)
    // What is printed is what the grammar makes of it: it has to be there.
    await loadInstructionReader()
    const problems = checkDraft(draft, left)
    if (problems.length > 0)
      refuse(problems.map(({ id, problem }) => ({ id, message: problemSentence(problem, texts.problems) })))
    // What was said meanwhile, when the place came, is newer.
    else if (!place)
      setFailure((said) => said ?? { message: noPlace, isAlreadyIssued: false, isAboutPlace: true })
    return problems.length === 0 && place !== null
  }

  const issue = (overrides: readonly Override[] = []) => {
    if (!isBusy.current) void send(draft, overrides)
  }

  const issueAsNew = () => {
    if (isBusy.current) return
    const idempotencyKey = crypto.randomUUID()
    dispatch({ kind: 'renew-key', idempotencyKey })
    void send({ ...draft, idempotencyKey })
  }

  const errors = found.filter(({ id, value }) => !id || standsIn(id) === value)
  const errorOf = (id: string): string | undefined => errors.find((error) => error.id === id)?.message
  return {
    check,
    issue,
    issueAsNew,
    /** Tells why nothing was issued. */
    refuseAll: (message: string) => setFailure({ message, isAlreadyIssued: false }),
    isUnanswered,
    leaveUnanswered: () => setUnanswered(false),
    isSending: isSending && !waiting.isWaiting,
    isWaiting: waiting.isWaiting,
    stopWaiting: waiting.end,
    errors,
    errorOf,
    failure: failure?.isAboutPlace && place ? undefined : failure,
    attempt,
  }
}

interface Words {
  alreadyIssued: string
  failure: (detail: string) => string
}

function failureOf(error: unknown, texts: Words): Failure {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'key-reused') return { message: texts.alreadyIssued, isAlreadyIssued: true }
  return { message: texts.failure(problemText(error)), isAlreadyIssued: false }
}
