import { useQuery } from '@tanstack/react-query'
import { FileJson, FileText } from 'lucide-react'
import { api } from '../../lib/calls/api.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Consents } from './Consents.tsx'
import { Requests } from './Requests.tsx'
import { useAttempt } from './use-attempt.ts'

/** Section of the patient's privacy rights: consents, requests, and an export of all data. */
export function PrivacySection({ uid, name }: { uid: string; name: string }) {
  const { privacy: texts } = useTexts('patient-pages')
  const { data, error, refetch } = useQuery({
    ...query(patientPrivacyCalls.get, { params: { uid } }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="privacy" className="grid gap-3">
      <h2 id="privacy" tabIndex={-1} className="text-lg font-semibold outline-none">
        {texts.title}
      </h2>
      <div className="rows">
        <div className="grid gap-2 px-4 py-3.5 sm:px-5">
          <h3 className="font-semibold">{texts.consents}</h3>
          {error && !data && <LoadFailed error={error} retry={refetch} />}
          {data && <Consents uid={uid} name={name} privacy={data} />}
        </div>
        <ExportData uid={uid} />
        {data && <Requests uid={uid} privacy={data} />}
      </div>
    </section>
  )
}

/** Buttons that export all data of the patient, as an HTML page or as a JSON file. */
function ExportData({ uid }: { uid: string }) {
  const { privacy: texts } = useTexts('patient-pages')
  const { isBusy, attempt } = useAttempt()
  const exportAs = (form: 'page' | 'data') =>
    attempt(async () => {
      const all = await api(patientPrivacyCalls.export, { params: { uid } })
      if (form === 'page') saveFile(`${texts.file}.html`, all.page, 'text/html')
      else saveFile(`${texts.file}.json`, JSON.stringify(all.data, null, 2), 'application/json')
      notify({ colour: 'success', message: texts.exported })
    })
  return (
    <div className="grid gap-2 px-4 py-3.5 sm:px-5">
      <h3 className="font-semibold">{texts.export}</h3>
      <p className="text-ink-soft">{texts.exportLead}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => exportAs('page')}>
          <FileText aria-hidden className="size-5" />
          {texts.exportPage}
        </Button>
        <Button busy={isBusy} onClick={() => exportAs('data')}>
          <FileJson aria-hidden className="size-5" />
          {texts.exportData}
        </Button>
      </div>
    </div>
  )
}
