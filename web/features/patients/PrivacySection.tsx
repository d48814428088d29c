import { useQuery } from '@tanstack/react-query'
import { FileJson, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Consent } from '#contract/patient-privacy.ts'
import { api } from '../../lib/api.ts'
import { patientRecord } from '../../lib/endpoints.ts'
import { formatDate, formatDay } from '../../lib/format.ts'
import { patientPrivacy } from '../../lib/patient-calls.ts'
import { problemText } from '../../lib/problem-text.ts'
import { invalidate, query } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify } from '../../ui/notices.ts'
import { printConsent } from '../../ui/patient-record/print-consent.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Requests } from './Requests.tsx'

/** Consents, requests and everything held: the rights of the patient in one place. */
export function PrivacySection({ uid, name }: { uid: string; name: string }) {
  const { privacy: texts } = useTexts('patient-pages')
  const { consent: words } = useTexts('record')
  const { cancel } = useTexts('common')
  const { data, error, refetch } = useQuery({
    ...query(patientPrivacy.get, { params: { uid } }),
    staleTime: 0,
  })
  const [leaving, setLeaving] = useState<Consent>()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      notify({ colour: 'error', message: problemText(failure) })
    } finally {
      setBusy(false)
    }
  }
  const exportAs = (form: 'page' | 'data') =>
    attempt(async () => {
      const all = await api(patientPrivacy.export, { params: { uid } })
      if (form === 'page') saveFile(`${texts.file}.html`, all.page, 'text/html')
      else saveFile(`${texts.file}.json`, JSON.stringify(all.data, null, 2), 'application/json')
      notify({ colour: 'success', message: texts.exported })
    })
  const withdraw = (consent: Consent) =>
    attempt(async () => {
      await api(patientPrivacy.withdraw, { params: { uid, id: String(consent.id) } })
      await Promise.all([patientPrivacy.get, patientRecord.get].map(invalidate))
      setLeaving(undefined)
      // The button that asked is gone with the consent.
      setTimeout(() => document.getElementById('privacy')?.focus())
      notify({ colour: 'success', message: texts.withdrawDone })
    })
  return (
    <section aria-labelledby="privacy" className="grid gap-3">
      <h2 id="privacy" tabIndex={-1} className="text-lg font-semibold outline-none">
        {texts.title}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-card">
        <div className="grid gap-2 px-4 py-3.5 sm:px-5">
          <h3 className="font-semibold">{texts.consents}</h3>
          {error && !data && <LoadFailed error={error} retry={refetch} />}
          {data?.consents.length === 0 && <p className="text-ink-soft">{texts.noConsent}</p>}
          <ul className="grid gap-1 empty:hidden">
            {data?.consents.map((consent) => (
              <li key={consent.id} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1 basis-56">
                  {texts.given(words.methods[consent.method], formatDay(consent.on), consent.version)}
                  <span className="block text-sm text-ink-faint">
                    {consent.withdrawn_at ? texts.withdrawn(formatDate(consent.withdrawn_at)) : consent.note}
                  </span>
                </span>
                {consent.withdrawn_at === null && (
                  <Button tone="quiet" onClick={() => setLeaving(consent)}>
                    {texts.withdraw}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data && (
            <Button className="justify-self-start" onClick={() => printConsent(data.text, name, words)}>
              <Printer aria-hidden className="size-5" />
              {words.print}
            </Button>
          )}
        </div>
        <div className="grid gap-2 px-4 py-3.5 sm:px-5">
          <h3 className="font-semibold">{texts.export}</h3>
          <p className="text-ink-soft">{texts.exportLead}</p>
          <div className="flex flex-wrap gap-2">
            <Button busy={isBusy} onClick={() => void exportAs('page')}>
              <FileText aria-hidden className="size-5" />
              {texts.exportPage}
            </Button>
            <Button busy={isBusy} onClick={() => void exportAs('data')}>
              <FileJson aria-hidden className="size-5" />
              {texts.exportData}
            </Button>
          </div>
        </div>
        {data && <Requests uid={uid} privacy={data} />}
      </div>
      <Dialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={texts.withdrawTitle}
        actions={
          <>
            <Button tone="quiet" onClick={() => setLeaving(undefined)}>
              {cancel}
            </Button>
            <Button tone="danger" busy={isBusy} onClick={() => leaving && void withdraw(leaving)}>
              {texts.withdraw}
            </Button>
          </>
        }
      >
        <p>{texts.withdrawExplain}</p>
      </Dialog>
    </section>
  )
}
