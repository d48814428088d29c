import { UserPlus, UserSearch } from 'lucide-react'
import { useState } from 'react'
import type { Patient } from '#contract/patients/patients.ts'
import { formatPhone } from '#contract/values/phone/format-phone.ts'
import { patientCalls } from '../../../lib/calls/endpoints.ts'
import { askOrKept } from '../../../lib/calls/answer-or-kept.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { personHit } from '../../../ui/combobox/person-hit.ts'
import { fieldIds } from '../draft/field-ids.ts'
import { SearchScreen } from '../SearchScreen.tsx'
import { SearchTrigger } from '../SearchTrigger.tsx'
import { useIsPhone } from '../../../ui/use-media.ts'
import { addAction } from './add-action.tsx'
import { PatientFacts } from './PatientFacts.tsx'

/** Maximum number of patients shown; more letters narrow the list. */
const SHOWN = 8

interface PatientSearchProps {
  text: string
  error: string | undefined
  onText: (text: string) => void
  onPick: (patient: Patient) => void
  onAdd: (search: string) => void
  /** Callback that returns to the patient who was chosen before; undefined when there was none. */
  onCancel: (() => void) | undefined
}

/** Search for one of the doctor's patients: shows the recent ones before anything is typed. */
export function PatientSearch(props: PatientSearchProps) {
  const { text, error, onText, onPick, onAdd, onCancel } = props
  const texts = useTexts('patients')
  const { closeSearch } = useTexts('composer')
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const box = (id: string) => (
    <Combobox<Patient>
      id={id}
      label={texts.search}
      hideLabel
      error={error}
      placeholder={texts.searchPlaceholder}
      enterKeyHint="search"
      maxLength={200}
      minimum={0}
      text={text}
      onTextChange={onText}
      search={async (search, signal) => ({
        options: await askOrKept(patientCalls.list, { query: { search, limit: SHOWN } }, signal),
        note: search ? undefined : texts.recent,
      })}
      optionKey={(patient) => patient.uid}
      renderOption={(patient) => <PatientOption patient={patient} />}
      onPick={onPick}
      first={personHit}
      empty={(query) => (query ? texts.nothingFound(query) : texts.none)}
      actions={(query, isAbsent) => addAction(query, isAbsent, () => onAdd(query))}
    />
  )
  if (!isPhone) {
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{box(fieldIds.patient)}</div>
        {onCancel ? (
          <Button tone="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : (
          <Button onClick={() => onAdd(text)}>
            <UserPlus aria-hidden className="size-5" />
            {texts.add}
          </Button>
        )}
      </div>
    )
  }
  const inputId = `${fieldIds.patient}-input`
  return (
    <>
      <SearchTrigger
        id={fieldIds.patient}
        icon={UserSearch}
        text={text || texts.search}
        error={error}
        onOpen={() => setOpen(true)}
      />
      <SearchScreen
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={texts.search}
        closeLabel={closeSearch}
        inputId={inputId}
      >
        {box(inputId)}
      </SearchScreen>
    </>
  )
}

const PatientOption = ({ patient }: { patient: Patient }) => (
  <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
    <b className="font-semibold wrap-anywhere">{patient.name}</b>
    <span className="text-sm text-ink-soft">
      <PatientFacts patient={patient} />
    </span>
    <span className="truncate text-sm text-ink-faint">{patient.email || formatPhone(patient.phone)}</span>
  </span>
)
