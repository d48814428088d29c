import type { Drug } from '#contract/medications/medications.ts'
import type { Vaccination } from '#contract/patients/patient-record.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { normalize } from '#contract/values/normalize.ts'
import { api } from '../../lib/calls/api.ts'
import { medicationCalls } from '../../lib/calls/endpoints.ts'
import { useTexts } from '../../lib/texts.ts'
import { DayField } from '../fields/DayField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { ListEditor } from './ListEditor.tsx'
import type { EditorProps } from './editor-props.ts'

/** Pattern of the generic names of vaccines in the catalogue. */
const VACCINE = /^(?:vacuna|toxoide)/iu

/** Editor of the vaccines that the patient received, one entry for each dose, with its day. */
export function VaccinesEditor({ record, onSave, onClose }: EditorProps) {
  const { vaccine } = useTexts('record')
  return (
    <>
      <p className="text-sm text-ink-faint">{vaccine.checked}</p>
      <ListEditor<Vaccination, Drug>
        section="vaccines"
        initial={record.vaccines ?? []}
        keyOf={({ key }) => key}
        nameOf={({ text }) => text}
        search={async (search, signal) => {
          const { results } = await api(medicationCalls.search, { query: { search, limit: 20 } }, { signal })
          const vaccines = results.filter(({ generic }) => VACCINE.test(generic))
          // The catalogue lists each package of a vaccine, and the record names the vaccine alone.
          const options = [...new Map(vaccines.map((drug) => [drug.generic, drug])).values()]
          return { options }
        }}
        optionKey={({ uid }) => uid}
        renderOption={({ generic, brands }) => (
          <>
            <span className="font-semibold">{generic}</span>
            {brands.length > 0 && (
              <span className="block text-sm text-ink-faint">{brands.slice(0, 4).join(', ')}</span>
            )}
          </>
        )}
        entryOf={({ uid, generic }) => ({ ...entry(generic), drug_upc: uid })}
        isNamed={({ generic }, text) => normalize(generic) === normalize(text)}
        written={entry}
        warnsOfWords
        renderDetails={({ text, dose, on }, change) => (
          <>
            <DayField
              label={vaccine.on}
              aria-label={vaccine.onOf(text)}
              optional
              max={mexicoToday()}
              value={on ?? ''}
              onDay={(day) => change({ on: day || null })}
            />
            <TextField
              label={vaccine.dose}
              aria-label={vaccine.doseFor(text)}
              placeholder={vaccine.dosePlaceholder}
              optional
              maxLength={40}
              value={dose}
              onChange={({ target }) => change({ dose: target.value })}
            />
          </>
        )}
        onSave={(vaccines) => onSave({ vaccines })}
        onClose={onClose}
      />
    </>
  )
}

const entry = (text: string): Vaccination => ({
  key: crypto.randomUUID(),
  drug_upc: '',
  text,
  dose: '',
  on: null,
})
