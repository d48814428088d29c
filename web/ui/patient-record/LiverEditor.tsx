import { useState } from 'react'
import type { Liver } from '#contract/patients/patient-record.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../lib/texts.ts'
import { Select } from '../fields/Select.tsx'
import { EditorForm } from './EditorForm.tsx'
import type { EditorProps } from './editor-props.ts'

const CLASSES: readonly Liver['child_pugh'][] = ['A', 'B', 'C']

/** Editor of the Child-Pugh class of a patient with a chronic liver disease. */
export function LiverEditor({ record, onSave, onClose }: EditorProps) {
  const texts = useTexts('record')
  const before = record.liver?.child_pugh
  const [chosen, setChosen] = useState(before)
  const { label, hint, choose, classes } = texts.childPugh
  return (
    <EditorForm
      isChanged={chosen !== before}
      onClose={onClose}
      onSubmit={async () => {
        await onSave({ liver: chosen === undefined ? null : { child_pugh: chosen, on: mexicoToday() } })
        return true
      }}
    >
      <Select
        label={label}
        hint={hint}
        className="sm:max-w-80"
        value={chosen ?? ''}
        options={[
          { value: '', label: before === undefined ? choose : texts.notAsked },
          ...CLASSES.map((value) => ({ value, label: classes[value] })),
        ]}
        onChange={({ target }) => setChosen(CLASSES.find((value) => value === target.value))}
      />
    </EditorForm>
  )
}
