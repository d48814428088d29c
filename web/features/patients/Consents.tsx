import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { Consent, Privacy } from '#contract/patients/patient-privacy.ts'
import { api } from '../../lib/calls/api.ts'
import { patientRecordCalls } from '../../lib/calls/endpoints.ts'
import { formatDate, formatDay } from '../../lib/format.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { printConsent } from '../../ui/patient-record/print-consent.ts'
import { useAttempt } from './use-attempt.ts'

interface ConsentsProps {
  uid: string
  name: string
  privacy: Privacy
}

/** List of the consents that the patient gave, with buttons to withdraw each, and the sheet to sign. */
export function Consents({ uid, name, privacy }: ConsentsProps) {
  const { privacy: texts } = useTexts('patient-pages')
  const { consent: words } = useTexts('record')
  const [leaving, setLeaving] = useState<Consent>()
  return (
    <>
      {privacy.consents.length === 0 && <p className="text-ink-soft">{texts.noConsent}</p>}
      <ul className="grid gap-1 empty:hidden">
        {privacy.consents.map((consent) => (
          <li key={consent.id} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 basis-56">
              {texts.given(words.methods[consent.method], formatDay(consent.on), formatDay(consent.version))}
              <span className="block text-sm text-ink-faint">
                {consent.withdrawn_at ? texts.withdrawn(formatDate(consent.withdrawn_at)) : consent.note}
              </span>
            </span>
            {consent.withdrawn_at === null && (
              <Button tone="quiet" className="-ml-4 sm:-mr-4" onClick={() => setLeaving(consent)}>
                {texts.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => printConsent(privacy.text, name, words)}>
        <Printer aria-hidden className="size-5" />
        {words.print}
      </Button>
      <WithdrawDialog uid={uid} consent={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

interface WithdrawDialogProps {
  uid: string
  /** Consent that is to be withdrawn; undefined while the dialog is closed. */
  consent: Consent | undefined
  onClose: () => void
}

function WithdrawDialog({ uid, consent, onClose }: WithdrawDialogProps) {
  const { privacy: texts } = useTexts('patient-pages')
  const { cancel } = useTexts('common')
  const { isBusy, attempt } = useAttempt()
  const withdraw = ({ id }: Consent) =>
    attempt(async () => {
      await api(patientPrivacyCalls.withdraw, { params: { uid, id: String(id) } })
      await Promise.all([patientPrivacyCalls.get, patientRecordCalls.get].map(invalidate))
      onClose()
      // The focus moves to the section, because the button that opened the dialog is gone with the consent.
      setTimeout(() => document.getElementById('privacy')?.focus())
      notify({ colour: 'success', message: texts.withdrawDone })
    })
  return (
    <Dialog
      isOpen={consent !== undefined}
      onClose={onClose}
      title={texts.withdrawTitle}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => consent && withdraw(consent)}>
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <p>{texts.withdrawExplain}</p>
    </Dialog>
  )
}
