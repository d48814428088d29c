import { CopyPlus } from 'lucide-react'
import { drugName } from '#contract/medications/drug-name.ts'
import type { LastPrescription } from '#contract/medications/usual.ts'
import { formatDate } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'

interface RepeatLastProps {
  prescription: LastPrescription
  isBusy: boolean
  onRepeat: () => void
}

/** Button that copies the patient's last prescription into the draft. */
export function RepeatLast({ prescription, isBusy, onRepeat }: RepeatLastProps) {
  const texts = useTexts('favourites')
  const names = prescription.medications.map((generic) => drugName({ generic, presentation: generic }))
  return (
    <Button
      busy={isBusy}
      aria-keyshortcuts="Alt+R"
      onClick={onRepeat}
      className="justify-start text-left font-normal!"
    >
      <CopyPlus aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="line-clamp-2 min-w-0 flex-1 md:line-clamp-1">
        <b className="font-semibold">{texts.repeatLast}</b>{' '}
        <span className="text-ink-soft">
          <Clinical>{names.join(', ')}</Clinical>
          {texts.lastOf(formatDate(prescription.issued_at))}
        </span>
      </span>
      <span aria-hidden className="text-ink-faint max-md:hidden pointer-coarse:hidden">
        <Kbd>Alt R</Kbd>
      </span>
    </Button>
  )
}
