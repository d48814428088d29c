import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type { Diagnosis } from '#contract/diagnoses.ts'
import { api } from '../../../lib/calls/api.ts'
import { diagnosisCalls } from '../../../lib/calls/endpoints.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { fieldIds } from '../draft/field-ids.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import type { DraftParts } from '../parts.ts'
import { goToNextMedicine } from '../rows/move-focus.ts'
import { Section } from '../Section.tsx'
import { usualFor } from './usual-for.ts'

/** Names of the chosen diagnoses while the code of their list loads, in the height of that list, so that nothing below moves. */
const NamesOfDiagnoses = ({ chosen }: { chosen: readonly CodedDiagnosis[] }) => (
  <ol className="grid rows">
    {chosen.map(({ code, name }) => (
      <li key={code} className="flex min-h-12 items-center pl-4">
        {name}
      </li>
    ))}
  </ol>
)

const ChosenDiagnoses = onDemand(async () => {
  const [part] = await Promise.all([import('./ChosenDiagnoses.tsx'), loadTexts('composer-parts')])
  return part.ChosenDiagnoses
}, NamesOfDiagnoses)

/**
 * Section of the diagnosis: from the CIE-10, in the doctor's own words, or both. Enter goes on to the
 * medicines.
 */
export function DiagnosisSection({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  const chosen = draft.diagnoses
  const set = (next: CodedDiagnosis[]) => dispatch({ kind: 'set', change: { diagnoses: next } })
  const pick = ({ code, name }: Diagnosis) => {
    const isNew = chosen.every((one) => one.code !== code)
    dispatch({
      kind: 'set',
      change: { diagnosis: '', ...(isNew && { diagnoses: [...chosen, { code, name }] }) },
    })
  }
  return (
    <Section id="rx-diagnosis-title" title={texts.diagnosis} look="beside">
      {chosen.length > 0 && <ChosenDiagnoses chosen={chosen} patient={draft.patient} onChange={set} />}
      <div className="grid items-start gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Combobox<Diagnosis>
          id={fieldIds.diagnosis}
          label={texts.diagnosis}
          hideLabel
          optional
          maxLength={500}
          enterKeyHint="next"
          autoCapitalize="sentences"
          placeholder={chosen.length > 0 ? texts.diagnosisAnother : texts.diagnosisPlaceholder}
          error={errorOf(fieldIds.diagnosis)}
          text={draft.diagnosis}
          onTextChange={(diagnosis) => dispatch({ kind: 'set', change: { diagnosis } })}
          search={async (search, signal) => {
            const call = { query: { search, limit: 8, ...usualFor(draft.patient) } }
            return { options: (await api(diagnosisCalls.search, call, { signal })).results }
          }}
          optionKey={({ code }) => code}
          renderOption={(found) => <DiagnosisOption {...found} />}
          onPick={pick}
          empty={texts.diagnosisFree}
          onKeyDown={(event) => {
            const isPicking = event.currentTarget.hasAttribute('aria-activedescendant')
            if (event.key !== 'Enter' || isPicking || event.ctrlKey || event.metaKey) return
            if (event.nativeEvent.isComposing) return
            event.preventDefault()
            goToNextMedicine()
          }}
        />
        <Checkbox
          label={texts.showDiagnosis}
          checked={draft.show_diagnosis}
          onChange={({ target }) => dispatch({ kind: 'set', change: { show_diagnosis: target.checked } })}
        />
      </div>
    </Section>
  )
}

function DiagnosisOption({ code, name, unusual }: Diagnosis) {
  const texts = useTexts('composer')
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      <span className="wrap-anywhere">
        <Clinical>{name}</Clinical>
      </span>
      <span className="text-sm text-ink-soft tabular-nums">{code}</span>
      {unusual && <span className="text-sm text-warn-ink">{texts.unusual[unusual]}</span>}
    </span>
  )
}
