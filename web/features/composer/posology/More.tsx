import { Select } from '../../../ui/fields/Select.tsx'

interface MoreProps {
  label: string
  options: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}

/** Select with the options of a list that have no button, because the list is too long; the picked option becomes a button. */
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
