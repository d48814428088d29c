import { lazy, Suspense, useState } from 'react'
import type { PrescriptionLink } from '#contract/prescription-acts.ts'
import { api } from '../../../lib/calls/api.ts'
import { prescriptionActCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { refreshPrescriptions } from '../../../lib/calls/refresh-prescriptions.ts'

const StopDialog = lazy(() => import('./StopDialog.tsx').then((m) => ({ default: m.StopDialog })))

/** Buttons that pause, continue or stop the prescriptions of a series that are still to come. */
export function SeriesActions({
  signature,
  links,
}: {
  signature: string
  links: readonly PrescriptionLink[]
}) {
  const { related: texts } = useTexts('prescription')
  const [isStopping, setStopping] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isPaused = links.some(({ state }) => state === 'paused')
  const isLeft = links.some(({ state }) => !['filled', 'rejected', 'expired'].includes(state))
  if (!isLeft) return null
  const steer = async (act: 'pause' | 'resume') => {
    setBusy(true)
    try {
      const { detail } = await api(prescriptionActCalls.series, { params: { signature }, body: { act } })
      notify({ message: detail, colour: 'success' })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
    await refreshPrescriptions()
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={isBusy} onClick={() => void steer(isPaused ? 'resume' : 'pause')}>
        {isPaused ? texts.resume : texts.pause}
      </Button>
      <Button tone="danger" onClick={() => setStopping(true)}>
        {texts.stop}
      </Button>
      <Suspense>
        {isStopping && <StopDialog signature={signature} onClose={() => setStopping(false)} />}
      </Suspense>
    </div>
  )
}
