import { useState } from 'react'
import type { Alcohol, Tobacco } from '#contract/patients/patient-record.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../lib/texts.ts'
import { Select } from '../fields/Select.tsx'
import { EditorForm } from './EditorForm.tsx'
import type { EditorProps } from './editor-props.ts'

const ALCOHOL: readonly Alcohol[] = ['none', 'occasional', 'heavy']
const TOBACCO: readonly Tobacco[] = ['never', 'former', 'current']

/** Editor of the patient's use of alcohol and tobacco. Either answer may be left as "not asked". */
export function HabitsEditor({ record: { habits }, onSave, onClose }: EditorProps) {
  const texts = useTexts('record')
  const [alcohol, setAlcohol] = useState(habits?.alcohol ?? null)
  const [tobacco, setTobacco] = useState(habits?.tobacco ?? null)
  const unasked = { value: '', label: texts.notAsked }
  return (
    <EditorForm
      isChanged={alcohol !== (habits?.alcohol ?? null) || tobacco !== (habits?.tobacco ?? null)}
      onClose={onClose}
      onSubmit={async () => {
        const isAsked = alcohol !== null || tobacco !== null
        await onSave({ habits: isAsked ? { alcohol, tobacco, on: mexicoToday() } : null })
        return true
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.alcohol}
          value={alcohol ?? ''}
          options={[unasked, ...ALCOHOL.map((value) => ({ value, label: texts.alcoholOf[value] }))]}
          onChange={({ target }) => setAlcohol(ALCOHOL.find((value) => value === target.value) ?? null)}
        />
        <Select
          label={texts.tobacco}
          value={tobacco ?? ''}
          options={[unasked, ...TOBACCO.map((value) => ({ value, label: texts.tobaccoOf[value] }))]}
          onChange={({ target }) => setTobacco(TOBACCO.find((value) => value === target.value) ?? null)}
        />
      </div>
    </EditorForm>
  )
}
