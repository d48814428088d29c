import { Select } from '../../../ui/fields/Select.tsx'

interface MoreProps {
  label: string
  options: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}

/** Select with the rest of a list that is too long for buttons; the picked option becomes a button. */
export const More = ({ label, options, onPick }: MoreProps) => (
  <Select
    label={label}
    hideLabel
    className="w-36"
    value=""
    options={[{ value: '', label }, ...options]}
    onChange={({ target }) => target.value && onPick(target.value)}
  />
)
