import { type ReactNode, useCallback, useState } from 'react'
import type { LicenceFile } from '#contract/accounts/operator.ts'
import { isProfession } from '#contract/profile/professions.ts'
import { formatDateTime, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { dataUrl } from '../../lib/use-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { operatorCalls } from './calls.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { ask } from './turn.ts'
import { useLoad } from './use-load.ts'

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

/** One licence beside its photograph, with buttons for the two decisions. */
export function LicenceReview({ id, onBack }: { id: number; onBack: () => void }) {
  const texts = useTexts('operator')
  const load = useCallback((signal: AbortSignal) => openFile(id, signal), [id])
  const { state, again } = useLoad(String(id), load)
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
      {state.step === 'loading' && <div aria-busy className="h-64 rounded-card bg-sunk" />}
      {state.step === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card border border-line p-5">
          <p>{texts.failed}</p>
          <Button onClick={again}>{texts.again}</Button>
        </div>
      )}
      {state.step === 'there' && (
        <>
          <div className="grid gap-6 surface p-5 sm:p-6 md:grid-cols-2">
            <Facts file={state.value.file} />
            <Photo {...state.value} />
          </div>
          {state.value.file.state !== 'unverified' && (
            <FormEnd>
              {state.value.file.state !== 'rejected' && (
                <Button onClick={() => setVerdict('rejected')}>{texts.reject}</Button>
              )}
              {state.value.file.state !== 'verified' && (
                <Button tone="primary" onClick={() => setVerdict('verified')}>
                  {texts.verify}
                </Button>
              )}
            </FormEnd>
          )}
          <History file={state.value.file} />
          {verdict && (
            <DecisionDialog
              file={state.value.file}
              verdict={verdict}
              onClose={() => setVerdict(undefined)}
              onDecided={() => {
                setVerdict(undefined)
                setDecided(verdict)
                again()
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
