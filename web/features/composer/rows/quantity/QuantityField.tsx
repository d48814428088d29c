import { useState } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { Select } from '../../../../ui/fields/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { moveFocus } from '../move-focus.ts'
import { OFFERED_NUMBERS, quantityChoice, quantityFromText, chosenQuantity } from './quantity-choice.ts'

interface QuantityFieldProps {
  id: string
  drug: string
  qty: number | null
  /** Word for one package (`caja`); empty where the presentation names none. */
  container: string
  takesWords: boolean
  error: string | undefined
  onChange: (qty: number | null) => void
}

/** Field of the quantity: a number of packages, or one of the two words where the class allows them. */
export function QuantityField(props: QuantityFieldProps) {
  const { id, drug, qty, container, takesWords, error, onChange } = props
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
    ...OFFERED_NUMBERS.map((count) => ({ value: String(count), label: texts.packages(count, container) })),
    { value: 'other', label: texts.quantityOther },
  ]
  const numberId = `${id}-number`
  return (
    <div className="grid w-50 content-start gap-2 max-sm:w-30">
      <Select
        id={isOther ? `${id}-choice` : id}
        label={texts.quantity(drug)}
        hideLabel
        error={isOther ? undefined : error}
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
