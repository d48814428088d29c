import type { Diagnosis } from '#contract/diagnoses.ts'
import type { Condition } from '#contract/patients/patient-record.ts'
import { ageOn } from '#contract/values/age.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { api } from '../../lib/calls/api.ts'
import { diagnosisCalls } from '../../lib/calls/endpoints.ts'
import { ListEditor } from './ListEditor.tsx'
import type { EditorProps } from './editor-props.ts'

interface ConditionsEditorProps extends EditorProps {
  birth: string
  gender: 'M' | 'F' | 'O'
}

/** Editor of chronic diagnoses, chosen from the CIE-10: the safety checks need their codes. */
export function ConditionsEditor({ record, birth, gender, onSave, onClose }: ConditionsEditorProps) {
  const age = ageOn(birth, mexicoToday())
  return (
    <ListEditor<Condition, Diagnosis>
      section="conditions"
      initial={record.conditions ?? []}
      keyOf={({ code }) => code}
      nameOf={({ code, name }) => `${name} (${code})`}
      search={async (search, signal) => {
        const about = { ...(gender === 'O' ? {} : { gender }), ...(age ? { age: age.years } : {}) }
        const { results } = await api(diagnosisCalls.search, { query: { search, ...about } }, { signal })
        return { options: results }
      }}
      optionKey={({ code }) => code}
      renderOption={({ code, name }) => (
        <span className="flex justify-between gap-3">
          <span>{name}</span>
          <span className="text-ink-faint tabular-nums">{code}</span>
        </span>
      )}
      entryOf={({ code, name }) => ({ code, name, since: null })}
      isNamed={({ exact }) => exact}
      onSave={(conditions) => onSave({ conditions })}
      onClose={onClose}
    />
  )
}
