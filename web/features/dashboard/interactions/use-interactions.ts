import { useEffect, useState } from 'react'
import type { SafetyAnswer, SafetyQuestion } from '#contract/safety.ts'
import { api } from '../../../lib/calls/api.ts'
import { safetyCalls } from '../../../lib/calls/endpoints.ts'
import { useStore } from '../../../lib/store.ts'
import { language } from '../../../lib/texts.ts'
import { canAsk } from './question.ts'

/** Timeout of an interaction check, ms. */
const PATIENCE = 8000

/**
 * Runs the interaction check whenever its medicines or its patient change. An older request is aborted. A failed check never
 * looks like one without findings.
 */
export function useInteractions(question: SafetyQuestion): {
  status: 'checking' | 'failed' | 'checked'
  answer: SafetyAnswer | null
  again: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ asked: string; answer: SafetyAnswer | null }>()
  const asked = JSON.stringify({ question, attempt, language: useStore(language) })
  useEffect(() => {
    const { question: body } = JSON.parse(asked) as { question: SafetyQuestion }
    if (!canAsk(body)) return undefined
    const left = new AbortController()
    const settle = (answer: SafetyAnswer | null) => {
      if (!left.signal.aborted) setSettled({ asked, answer })
    }
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE)])
    api(safetyCalls.check, { body }, { signal }).then(settle, () => settle(null))
    return () => left.abort()
  }, [asked])
  const again = () => setAttempt((before) => before + 1)
  // The previous answer is about other medicines, so no answer is shown until the new one comes.
  if (settled?.asked !== asked) return { status: 'checking', answer: null, again }
  return { status: settled.answer ? 'checked' : 'failed', answer: settled.answer, again }
}
