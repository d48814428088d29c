import type { Allergen, Allergy, AllergySeverity } from '#contract/patients/patient-record.ts'
import { api } from '../../lib/calls/api.ts'
import { patientRecordCalls } from '../../lib/calls/endpoints.ts'
import { useTexts } from '../../lib/texts.ts'
import type { FirstHit } from '../combobox/first-hit.ts'
import { Clinical } from '../Clinical.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ListEditor } from './ListEditor.tsx'
import { Spoken } from './Spoken.tsx'
import type { EditorProps } from './editor-props.ts'

const SEVERITIES: readonly AllergySeverity[] = ['unknown', 'mild', 'moderate', 'severe']

/**
 * The first allergen of the list is always highlighted, so that Enter takes it: the doctor sees the chosen name in the form
 * before it is saved.
 */
const FIRST: FirstHit<Allergen> = { isReady: true, isSafe: () => true, mayTakeUnseen: () => true }

/** Editor of allergies: drug classes, ingredients and other substances, or free text; each with the reaction and its severity. */
export function AllergiesEditor({ record, onSave, onClose }: EditorProps) {
  const texts = useTexts('record')
  return (
    <ListEditor<Allergy, Allergen>
      section="allergies"
      initial={record.allergies ?? []}
      keyOf={({ key, text }) => key || text}
      nameOf={({ text }) => text}
      search={async (search, signal) => {
        const { results } = await api(patientRecordCalls.allergens, { query: { search } }, { signal })
        return { options: results }
      }}
      optionKey={({ key }) => key}
      renderOption={({ kind, name, members }) => {
        const words = texts.allergyMembers[kind](members.join(', '))
        return (
          <>
            <span className="font-semibold">
              <Clinical>{name}</Clinical>
            </span>
            {words !== '' && <span className="block text-sm text-ink-faint">{words}</span>}
          </>
        )
      }}
      entryOf={({ key, name }) => ({ key, text: name, reaction: '', severity: 'unknown' })}
      isNamed={({ exact }) => exact}
      first={FIRST}
      warnsOfWords
      written={(text) => ({ key: '', text, reaction: '', severity: 'unknown' })}
      renderDetails={({ key, text, reaction, severity }, change) => (
        <>
          <TextField
            label={<Spoken short={texts.reaction} text={texts.reactionOf(text)} name={text} />}
            optional
            maxLength={200}
            value={reaction}
            onChange={({ target }) => change({ reaction: target.value })}
          />
          <Select
            label={<Spoken short={texts.severity} text={texts.severityOf(text)} name={text} />}
            value={severity}
            options={SEVERITIES.map((value) => ({ value, label: texts.severities[value] }))}
            onChange={({ target }) => {
              const chosen = SEVERITIES.find((value) => value === target.value)
              if (chosen) change({ severity: chosen })
            }}
          />
          {key === '' && <p className="text-sm text-warn-ink sm:col-span-2">{texts.wordsOnly}</p>}
        </>
      )}
      onSave={(allergies) => onSave({ allergies })}
      onClose={onClose}
    />
  )
}
