import { useEffect, useState } from 'react'
import type { SafetyAnswer, SafetyQuestion } from '#contract/safety.ts'
import { sessionStatus } from '../../../lib/account/session.ts'
import { afterPress } from '../../../lib/after-press.ts'
import { api } from '../../../lib/calls/api.ts'
import { safetyCalls } from '../../../lib/calls/endpoints.ts'
import { recordChanges } from '../../../lib/drafts/record-changes.ts'
import { language } from '../../../lib/texts.ts'
import { useStore } from '../../../lib/store.ts'
import { checkedQuestion, safetyState } from './safety-state.ts'

/** Pause in typing before the safety checks run, and timeout of their request, ms. */
const PAUSE = 350
const PATIENCE = 8000

/** Runs the safety checks after each pause in typing; a newer check aborts the older one. Typing is never delayed. */
export function useSafetyCheck(question: SafetyQuestion): { again: () => void } {
  const [attempt, setAttempt] = useState(0)
  // Unchanged rows are checked again in another language, after a change of the record, and when the doctor asks
  // for it.
  const record = useStore(recordChanges)
  const asked = JSON.stringify({ question, attempt, record, language: useStore(language) })
  useEffect(() => {
    const { question: body } = JSON.parse(asked) as { question: SafetyQuestion }
    if (body.rows.length === 0) {
      safetyState.set({ status: 'idle', answer: null })
      return undefined
    }
    const left = new AbortController()
    safetyState.set({ status: 'checking', answer: answerSoFar(body.patient) })
    const check = async () => {
      try {
        const signal = AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE)])
        const answer = await api(safetyCalls.check, { body }, { signal })
        // The answer is applied after a press has ended, because findings move what is below their row.
        afterPress(() => {
          if (left.signal.aborted) return
          checkedQuestion.set(body)
          safetyState.set({ status: 'checked', answer })
        })
      } catch {
        if (!left.signal.aborted) safetyState.set({ status: 'failed', answer: null })
      }
    }
    const timer = setTimeout(() => void check(), PAUSE)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked])
  useEffect(() => () => safetyState.set({ status: 'idle', answer: null }), [])
  useEffect(() => {
    const again = () => safetyState.get().status === 'failed' && setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    // A check that waited while the doctor logged in again, in a dialog above the page, has timed out and is repeated.
    const leave = sessionStatus.subscribe(() => {
      if (sessionStatus.get() === 'doctor') setAttempt((before) => before + 1)
    })
    return () => {
      window.removeEventListener('online', again)
      leave()
    }
  }, [])
  return { again: () => setAttempt((before) => before + 1) }
}

/**
 * The last answer of the safety checks about this patient, which stays on the page during the next check. An answer about another
 * patient would be read as one about this patient.
 */
const answerSoFar = (patient: SafetyQuestion['patient']): SafetyAnswer | null =>
  checkedQuestion.get()?.patient === patient ? safetyState.get().answer : null
