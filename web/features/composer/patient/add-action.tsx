import { UserPlus } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import type { ComboboxEntry } from '../../../ui/combobox/ComboboxList.tsx'

/** The way out of a search for a patient: add who was typed. */
export const addAction = (name: string, run: () => void): ComboboxEntry[] => [
  { key: 'add', content: <AddOption name={name} />, run },
]

function AddOption({ name }: { name: string }) {
  const texts = useTexts('patients')
  return (
    <span className="flex items-center gap-2 font-medium text-accent">
      <UserPlus aria-hidden className="size-5 shrink-0" />
      {name ? texts.addNamed(name) : texts.add}
    </span>
  )
}
