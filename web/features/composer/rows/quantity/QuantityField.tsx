import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Select } from '../../../../ui/fields/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { WithNames } from '../../../../ui/Clinical.tsx'
import { moveFocus } from '../move-focus.ts'
import { chosenQuantity, offeredNumbers, quantityChoice, quantityFromText } from './quantity-choice.ts'

interface QuantityFieldProps {
  id: string
  drug: string
  qty: number | null
  /** Word for one package (`caja`); empty where the presentation names none. */
  container: string
  takesWords: boolean
  error: string | undefined
  onChange: (qty: number | null) => void
  /** Callback for a number field that was left empty: the quantity follows the instructions again. */
  onFollow: () => void
}

/**
 * Field of the quantity: a select with numbers of packages and, where the class of the medicine allows them, the two options in
 * words. An input for another number takes the place of the select, so that the height of the row does not change.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { id, drug, qty, container, takesWords, error, onChange, onFollow } = props
  const texts = useTexts('composer-rows')
  const [isTyping, setTyping] = useState(qty === null)
  const [typed, setTyped] = useState('')
  const field = {
    id,
    label: <WithNames text={texts.quantity(drug)} names={[drug]} />,
    hideLabel: true,
    error,
    className: 'w-50 max-sm:w-30',
  }
  const edit = (isNumber: boolean) => {
    setTyping(isNumber)
    setTyped('')
    moveFocus(id)
  }
  // A quantity that was set elsewhere, such as the computed one, is shown in the list again.
  if (isTyping && (qty === null || qty === quantityFromText(typed)))
    return (
      <TextField
        {...field}
        inputMode="numeric"
        maxLength={4}
        placeholder={texts.quantityNumber}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(quantityFromText(target.value))
        }}
        trailing={
          <IconButton
            label={texts.quantityList}
            spoken={<WithNames text={texts.quantityListOf(drug)} names={[drug]} />}
            icon={ChevronDown}
            onClick={() => {
              if (qty === null) onFollow()
              edit(false)
            }}
          />
        }
      />
    )
  const words = [
    { value: 'pharmacist', label: texts.quantityPharmacist },
    { value: 'without-end', label: texts.quantityWithoutEnd },
  ]
  const options = [
    ...(takesWords ? words : [{ value: 'none', label: texts.quantityNone, disabled: true }]),
    ...offeredNumbers(qty).map((count) => ({
      value: String(count),
      label: texts.packages(count, container),
    })),
    { value: 'other', label: texts.quantityOther },
  ]
  return (
    <Select
      {...field}
      value={quantityChoice(qty, takesWords)}
      options={options}
      onChange={({ target }) => {
        onChange(chosenQuantity(target.value))
        if (target.value === 'other') edit(true)
        else setTyping(false)
      }}
    />
  )
}
