import type { secondFactors as SecondFactors } from '#contract/accounts/second-factors.ts'
import { api } from '../../lib/calls/api.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'
import { endStepUp } from '../../lib/account/step-up.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ProveForm } from '../../ui/fields/ProveForm.tsx'

const calls = callsOf<typeof SecondFactors>()({
  stepUpWays: 'POST /api/v2/access/step-up/options/',
  stepUp: 'POST /api/v2/access/step-up/',
})

/** Asks the doctor to prove their identity in a dialog; the call that asked for it is then repeated (lib/account/step-up.ts). */
export function StepUpDialog() {
  const texts = useTexts('proof')
  const { cancel } = useTexts('common')
  return (
    <Dialog isOpen onClose={() => endStepUp(false)} closesOutside={false} title={texts.stepUpTitle}>
      <p>{texts.stepUpLead}</p>
      <ProveForm
        load={() => api(calls.stepUpWays, {})}
        send={async (proof) => {
          await api(calls.stepUp, { body: proof })
          endStepUp(true)
        }}
        leave={<Button onClick={() => endStepUp(false)}>{cancel}</Button>}
      />
    </Dialog>
  )
}
