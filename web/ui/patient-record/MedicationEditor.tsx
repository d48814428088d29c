import type { Drug } from '#contract/medications/medications.ts'
import type { CurrentMedication } from '#contract/patients/patient-record.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { normalize } from '#contract/values/normalize.ts'
import { api } from '../../lib/calls/api.ts'
import { medicationCalls } from '../../lib/calls/endpoints.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { Clinical } from '../Clinical.tsx'
import { DayField } from '../fields/DayField.tsx'
import { ListEditor } from './ListEditor.tsx'
import { Spoken } from './Spoken.tsx'
import type { EditorProps } from './editor-props.ts'

/**
 * Editor of the patient's medication, whether prescribed with this product or elsewhere. A stopped medicine stays in the list
 * with the day on which it was stopped.
 */
export function MedicationEditor({ record, onSave, onClose }: EditorProps) {
  const texts = useTexts('record')
  return (
    <ListEditor<CurrentMedication, Drug>
      section="medication"
      initial={record.medication ?? []}
      keyOf={({ key }) => key}
      nameOf={({ text }) => text}
      search={async (search, signal) => {
        const { results } = await api(medicationCalls.search, { query: { search, limit: 8 } }, { signal })
        return { options: results }
      }}
      optionKey={({ uid }) => uid}
      renderOption={({ presentation }) => <Clinical>{presentation}</Clinical>}
      entryOf={(drug) => ({ ...entry(drug.presentation), drug_upc: drug.uid })}
      isNamed={({ presentation }, text) => normalize(presentation) === normalize(text)}
      written={entry}
      renderDetails={({ text, since, stopped_on: stopped }, change) => (
        <>
          <DayField
            label={<Spoken short={texts.since} text={texts.sinceOf(text)} name={text} />}
            optional
            max={mexicoToday()}
            value={since ?? ''}
            onDay={(day) => change({ since: day || null })}
          />
          <div className="flex items-end">
            <Button tone="quiet" onClick={() => change({ stopped_on: stopped ? null : mexicoToday() })}>
              {stopped ? texts.resume : <Spoken short={texts.stop} text={texts.stopOf(text)} name={text} />}
            </Button>
          </div>
          {stopped && <p className="text-sm text-ink-faint">{texts.stopped(formatDay(stopped))}</p>}
        </>
      )}
      onSave={(medication) => onSave({ medication })}
      onClose={onClose}
    />
  )
}

const entry = (text: string): CurrentMedication => ({
  key: crypto.randomUUID(),
  drug_upc: '',
  text,
  instructions: '',
  since: null,
  stopped_on: null,
})
