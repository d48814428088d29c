import { use, useState } from 'react'
import { isUnlikely, type Measure } from '#contract/values/body-measures.ts'
import { dayParts } from '#contract/values/calendar-day.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../lib/texts.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { DayField } from '../fields/DayField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { EditorForm } from './EditorForm.tsx'
import { EditorFrame } from './editor-frame.ts'
import type { EditorProps } from './editor-props.ts'
import type { RecordChange } from './use-record.ts'

/** Limits of weight, height and creatinine in the contract, repeated here because the contract's schemas stay on the server. */
const BOUNDS: Record<Measure, { from: number; to: number }> = {
  weight: { from: 0.2, to: 650 },
  height: { from: 20, to: 275 },
  creatinine: { from: 0.1, to: 30 },
}

/** Editor of weight, height or creatinine with its day. A value that is unlikely at the age must be confirmed. */
export function MeasureEditor(props: EditorProps & { measure: Measure; birth: string }) {
  const { record, measure, birth, onSave, onClose } = props
  const texts = useTexts('record')
  const isAlone = use(EditorFrame) !== null
  const [text, setText] = useState('')
  const [on, setOn] = useState(mexicoToday)
  const [isTried, setTried] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const number = /^\d{1,3}(?:[.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null
  const { from, to } = BOUNDS[measure]
  const shown = `${number ?? text} ${texts.units[measure]}`
  const isIn = number !== null && number >= from && number <= to
  const isOdd = isIn && isUnlikely(measure, number, monthsOn(birth, on))
  const fault =
    number === null
      ? texts.wrong.number
      : !isIn
        ? texts.wrong.between(from, to)
        : isOdd && !isConfirmed
          ? texts.unlikely(shown)
          : undefined
  const dayFault = on && on <= mexicoToday() ? undefined : texts.wrong.date
  return (
    <EditorForm
      isChanged={text.trim() !== ''}
      onClose={onClose}
      onSubmit={async () => {
        setTried(true)
        if (fault || dayFault || number === null) return false
        await onSave({ ...changeOf(measure, number, on), confirmed: isOdd ? [measure] : [] })
        return true
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={`${texts.sections[measure]} (${texts.units[measure]})`}
          // An editor that is opened without the rest of the record has one line. It has no hint, because the label contains the
          // unit.
          hint={isAlone ? undefined : texts.measureHint[measure]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          placeholder={placeholderOf(measure, record)}
          value={text}
          error={isTried ? fault : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setConfirmed(false)
          }}
        />
        <DayField
          label={texts.date}
          max={mexicoToday()}
          value={on}
          error={isTried ? dayFault : undefined}
          onDay={setOn}
        />
      </div>
      {isTried && isOdd && (
        <Checkbox
          label={texts.confirm(shown)}
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
    </EditorForm>
  )
}

function changeOf(measure: Measure, value: number, on: string): RecordChange {
  if (measure === 'weight') return { weight: { kg: value, on } }
  return measure === 'height' ? { height: { cm: value, on } } : { creatinine: { mg_dl: value, on } }
}

/** The last measured value, shown as the placeholder for comparison. */
function placeholderOf(measure: Measure, { weight, height, creatinine }: EditorProps['record']): string {
  const last = { weight: weight?.kg, height: height?.cm, creatinine: creatinine?.mg_dl }[measure]
  return last === undefined ? '' : String(last)
}

function monthsOn(birth: string, on: string): number | null {
  const [from, to] = [dayParts(birth), dayParts(on)]
  if (!from || !to) return null
  return (to[0] - from[0]) * 12 + to[1] - from[1] - (to[2] < from[2] ? 1 : 0)
}
