import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { secondFactors as SecondFactors } from '#contract/accounts/second-factors.ts'
import { api } from '../../lib/calls/api.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'
import { loadProblemText, problemText } from '../../lib/calls/problem-text.ts'
import { invalidate, query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { notify } from '../../ui/notices/notices.ts'

const calls = callsOf<typeof SecondFactors>()({
  get: 'GET /api/v2/access/second-factors/',
  askBeforeIssuing: 'PATCH /api/v2/access/step-up/',
})

/**
 * Option that a prescription is issued only after a proof of the doctor's identity. The server enforces the option, and asks for
 * a proof before it is turned off.
 */
export function StepUpOption() {
  const texts = useTexts('profile')
  const { data, error } = useQuery(query(calls.get, {}))
  const [pending, setPending] = useState<boolean>()
  const save = async (asks: boolean) => {
    setPending(asks)
    try {
      await api(calls.askBeforeIssuing, { body: { step_up_to_issue: asks } })
      notify({ message: asks ? texts.stepUpOn : texts.stepUpOff, colour: 'success' })
    } catch (error) {
      const declined = error instanceof ApiError && error.code === 'step-up-required'
      if (!declined) notify({ message: problemText(error), colour: 'error' })
    } finally {
      await invalidate(calls.get)
      setPending(undefined)
    }
  }
  if (error && !data)
    return <p className="text-ink-faint">{`${texts.stepUpNotLoaded} ${loadProblemText(error)}`}</p>
  const isDemanded = data?.second_factor_to_sign === true
  return (
    <Checkbox
      label={texts.stepUp}
      hint={isDemanded ? texts.stepUpDemanded : texts.stepUpHint}
      checked={isDemanded || (pending ?? data?.step_up_to_issue ?? false)}
      // The option keeps its place but is invisible until the answer has come, because its state is unknown.
      className={data ? undefined : 'invisible'}
      disabled={!data || isDemanded}
      onChange={(event) => void save(event.target.checked)}
    />
  )
}
