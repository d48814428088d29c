import { UserPlus } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import type { ComboboxEntry } from '../../../ui/combobox/ComboboxList.tsx'

/**
 * Entry of a patient search that adds a patient with the typed name, which Enter takes when nobody has this name.
 * @param isAbsent whether the search was answered, and found nothing
 */
export const addAction = (name: string, isAbsent: boolean, run: () => void): ComboboxEntry[] => [
  {
    key: 'add',
    content: <AddOption name={name} />,
    run,
    isLitAlone: isAbsent && Boolean(name),
  },
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
