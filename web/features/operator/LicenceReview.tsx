import { type ReactNode, useState } from 'react'
import type { LicenceFile } from '#contract/accounts/operator.ts'
import { isProfession } from '#contract/profile/professions.ts'
import { formatDateTime, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { dataUrl } from '../../lib/use-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { operatorCalls } from './calls.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { ask } from './turn.ts'
import { useAsked } from './use-asked.ts'

interface Opened {
  file: LicenceFile
  photo: string | undefined
}

async function openFile(id: number, signal: AbortSignal): Promise<Opened> {
  const params = { id: String(id) }
  const file = await ask(operatorCalls.licence, { params }, signal)
  const photo = file.has_photo ? dataUrl(await ask(operatorCalls.photo, { params }, signal)) : undefined
  return { file, photo }
}

/** One licence beside its photograph, with buttons to verify or reject it. */
export function LicenceReview({ id, onBack }: { id: number; onBack: () => void }) {
  const texts = useTexts('operator')
  const { data, error, refetch } = useAsked(['licence', id], (signal) => openFile(id, signal))
  const [verdict, setVerdict] = useState<'verified' | 'rejected'>()
  const [decided, setDecided] = useState<'verified' | 'rejected'>()
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onBack}>{texts.back}</Button>
        <p role="status" className="font-semibold text-ok-ink">
          {decided && texts.decided[decided]}
        </p>
      </div>
      {!data && !error && <Skeleton className="h-64 w-full rounded-card" />}
      {!data && error && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {data && (
        <>
          <div className="grid gap-6 surface p-5 sm:p-6 md:grid-cols-2">
            <Facts file={data.file} />
            <Photo {...data} />
          </div>
          {data.file.state !== 'unverified' && (
            <FormEnd>
              {data.file.state !== 'rejected' && (
                <Button onClick={() => setVerdict('rejected')}>{texts.reject}</Button>
              )}
              {data.file.state !== 'verified' && (
                <Button tone="primary" onClick={() => setVerdict('verified')}>
                  {texts.verify}
                </Button>
              )}
            </FormEnd>
          )}
          <History file={data.file} />
          {verdict && (
            <DecisionDialog
              file={data.file}
              verdict={verdict}
              onClose={() => setVerdict(undefined)}
              onDecided={() => {
                setVerdict(undefined)
                setDecided(verdict)
                void refetch()
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

function Facts({ file }: { file: LicenceFile }) {
  const texts = useTexts('operator')
  const { fields } = texts
  const facts: [string, string][] = [
    [fields.name, file.name],
    [fields.profession, isProfession(file.profession) ? texts.professions[file.profession] : file.profession],
    [fields.cedula, file.cedula_prof],
    [fields.institution, file.alma_mater],
    [fields.specialty, file.specialty],
    [fields.specialtyCedula, file.specialty_no],
    [fields.specialtyUntil, file.specialty_until && formatDay(file.specialty_until)],
    [texts.state, texts.stateOf[file.state]],
    ...(file.reason ? [[texts.reason, file.reason] as [string, string]] : []),
    [fields.register, texts.register[file.register]],
  ]
  return (
    <dl className="grid content-start gap-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg break-words">
            {value || <span className="text-ink-faint">{texts.none}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Photo({ file, photo }: Opened): ReactNode {
  const texts = useTexts('operator')
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-sm text-ink-soft">{texts.photo}</figcaption>
      {photo ? (
        <img
          src={photo}
          alt={texts.photoAlt(file.name)}
          className="max-w-full rounded-small border border-line"
        />
      ) : (
        <p>{texts.noPhoto}</p>
      )}
    </figure>
  )
}

function History({ file }: { file: LicenceFile }) {
  const texts = useTexts('operator')
  if (file.decisions.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{texts.history}</h2>
      <ol className="grid gap-1">
        {file.decisions.map((one) => (
          <li key={`${one.at} ${one.action}`} className="text-ink-soft">
            {formatDateTime(one.at)}: {texts.actions[one.action] ?? one.action} {one.by && texts.by(one.by)}
          </li>
        ))}
      </ol>
    </section>
  )
}
