import { useState } from 'react'
import { isGuess } from '#contract/medications/is-guess.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { api } from '../../../lib/calls/api.ts'
import { medicationCalls, patientCalls } from '../../../lib/calls/endpoints.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { personHit } from '../../../ui/combobox/person-hit.ts'
import type { FirstHit } from '../../../ui/combobox/first-hit.ts'
import { Chosen } from './Chosen.tsx'
import { InteractionAnswer } from './InteractionAnswer.tsx'
import { type AskedDrug, drugOf, MOST_DRUGS } from './question.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

const PATIENTS_SHOWN = 8
const DRUG_FIELD = 'interactions-drug'

/** Form with medicines and an optional patient, and the interactions that the safety rules find between them. */
export function InteractionCheck() {
  const [drugs, setDrugs] = useState<readonly AskedDrug[]>([])
  const [patient, setPatient] = useState<Patient | null>(null)
  return (
    <div className="grid gap-3">
      <div className={classNames('grid gap-3', !patient && '@md:grid-cols-2')}>
        <DrugBox isFull={drugs.length >= MOST_DRUGS} onAdd={(drug) => setDrugs([...drugs, drug])} />
        {!patient && <PatientBox onPick={setPatient} />}
      </div>
      <Chosen
        drugs={drugs}
        patient={patient}
        onRemove={(at) => {
          setDrugs(drugs.filter((_, other) => other !== at))
          document.getElementById(DRUG_FIELD)?.focus()
        }}
        onRemovePatient={() => {
          setPatient(null)
          document.getElementById(DRUG_FIELD)?.focus()
        }}
      />
      <InteractionAnswer drugs={drugs} patient={patient?.uid ?? ''} />
    </div>
  )
}

/** Search that adds one medicine: of the catalogue, or as free text. */
function DrugBox({ isFull, onAdd }: { isFull: boolean; onAdd: (drug: AskedDrug) => void }) {
  const texts = useTexts('interactions')
  const [text, setText] = useState('')
  const add = (drug: AskedDrug) => {
    setText('')
    onAdd(drug)
  }
  return (
    <Combobox<Drug>
      id={DRUG_FIELD}
      label={texts.drug}
      placeholder={texts.drugPlaceholder}
      disabled={isFull}
      hint={isFull ? texts.full(MOST_DRUGS) : undefined}
      maxLength={120}
      pause={0}
      text={text}
      onTextChange={setText}
      search={async (search, signal) => {
        const { results, corrected, guesses, known } = await api(
          medicationCalls.search,
          { query: { search } },
          { signal },
        )
        const last = guesses.map(({ name, generic }) => ({
          key: `guess ${name}`,
          stays: true,
          content: texts.didYouMean(name, generic, search),
          run: () => setText(name),
        }))
        return {
          options: results,
          note: known ? texts.withoutContents(known) : corrected ? texts.correctedTo(corrected) : undefined,
          isGuess: isGuess({ corrected, known }),
          last,
        }
      }}
      optionKey={({ uid, brand }) => `${uid} ${brand ?? ''}`}
      renderOption={({ presentation, brand }) => (
        <>
          <span className="block">
            <Clinical>{presentation}</Clinical>
          </span>
          {brand && <span className="block text-sm text-ink-faint">{brand}</span>}
        </>
      )}
      onPick={(drug) => add(drugOf(drug))}
      first={DRUG_HIT}
      empty={texts.nothingFound}
      actions={(words) => [
        { key: 'free', content: texts.asText(words), run: () => add({ ...NO_CODE, presentation: words }) },
      ]}
    />
  )
}

function PatientBox({ onPick }: { onPick: (patient: Patient) => void }) {
  const texts = useTexts('interactions')
  const [text, setText] = useState('')
  return (
    <Combobox<Patient>
      label={texts.patient}
      optional
      placeholder={texts.patientPlaceholder}
      maxLength={200}
      minimum={0}
      text={text}
      onTextChange={setText}
      search={async (search, signal) => ({
        options: await api(patientCalls.list, { query: { search, limit: PATIENTS_SHOWN } }, { signal }),
      })}
      optionKey={({ uid }) => uid}
      renderOption={({ name, date_of_birth: birth }) => (
        <span className="flex flex-wrap justify-between gap-x-3">
          <b className="font-semibold">{name}</b>
          <span className="text-sm text-ink-soft">{formatDay(birth)}</span>
        </span>
      )}
      onPick={onPick}
      first={personHit}
      empty={texts.patientUnknown}
    />
  )
}

/** Enter takes the first medicine found, unless the medicine belongs to a look-alike pair and so has to be chosen. */
const DRUG_HIT: FirstHit<Drug> = {
  isReady: true,
  isSafe: ({ look_alike: other }) => other === null,
  mayTakeUnseen: () => true,
}

const NO_CODE: AskedDrug = { presentation: '', generic: '', brand: '', drug_upc: '' }
