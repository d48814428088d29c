import { useState } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { Select } from '../../../../ui/fields/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Computed } from '../../posology/reading.ts'
import { ComputedHint } from './ComputedHint.tsx'
import { moveFocus } from '../move-focus.ts'
import { OFFERED_NUMBERS, quantityChoice, quantityFromText, chosenQuantity } from './quantity-choice.ts'

interface QuantityFieldProps {
  id: string
  drug: string
  qty: number | null
  takesWords: boolean
  error: string | undefined
  /** How the number was computed, where it follows the instructions; null otherwise. */
  computed: Computed | null
  onChange: (qty: number | null) => void
}

/** Field of the quantity: a number of packages, or one of the two words where the class allows them. */
export function QuantityField({ id, drug, qty, takesWords, error, computed, onChange }: QuantityFieldProps) {
  const texts = useTexts('composer-rows')
  const [isTyping, setTyping] = useState(false)
  const [typed, setTyped] = useState('')
  const choice = quantityChoice(qty, takesWords)
  const isOther = isTyping || choice === 'other'
  const words = [
    { value: 'pharmacist', label: texts.quantityPharmacist },
    { value: 'without-end', label: texts.quantityWithoutEnd },
  ]
  const options = [
    ...(takesWords ? words : [{ value: 'none', label: texts.quantityNone, disabled: true }]),
    ...OFFERED_NUMBERS.map((count) => ({ value: String(count), label: texts.packages(count) })),
    { value: 'other', label: texts.quantityOther },
  ]
  const numberId = `${id}-number`
  return (
    <div className="grid gap-2">
      <Select
        id={isOther ? `${id}-choice` : id}
        label={texts.quantity(drug)}
        hideLabel
        error={isOther ? undefined : error}
        hint={computed && <ComputedHint computed={computed} />}
        value={isOther ? 'other' : choice}
        options={options}
        onChange={({ target }) => {
          setTyping(target.value === 'other')
          setTyped('')
          onChange(chosenQuantity(target.value))
          if (target.value === 'other') moveFocus(numberId)
        }}
      />
      {isOther && (
        <TextField
          id={numberId}
          label={texts.quantityNumber}
          inputMode="numeric"
          maxLength={3}
          error={error}
          value={isTyping ? typed : String(qty ?? '')}
          onChange={({ target }) => {
            setTyping(true)
            setTyped(target.value)
            onChange(quantityFromText(target.value))
          }}
        />
      )}
    </div>
  )
}
