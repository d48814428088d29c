import { useState } from 'react'
import { TextField } from '../../../../ui/fields/TextField.tsx'

interface NumberFieldProps {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

/**
 * Field for a number with one decimal. A half-typed number stays in the field; one out of bounds is not
 * passed on.
 */
export function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      step="0.5"
      // Firefox would draw its own arrows into the field, in colours that no brand has. The arrow keys still change the number.
      style={{ appearance: 'textfield' }}
      min={least}
      max={most}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = Number(target.value)
        if (target.value !== '' && number >= least && number <= most) onChange(Math.round(number * 10) / 10)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
