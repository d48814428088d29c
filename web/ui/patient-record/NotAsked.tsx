import { Plus } from 'lucide-react'
import type { RecordSection } from '#contract/patients/patient-record.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'

interface NotAskedProps {
  sections: readonly RecordSection[]
  /** Callback that opens the editor of a section. */
  onAsk: (section: RecordSection) => void
}

/** One line that names the sections of the record without an answer: nobody has asked the patient about them. */
export function NotAsked({ sections, onAsk }: NotAskedProps) {
  const texts = useTexts('record')
  if (sections.length === 0) return null
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-5">
      <div className="py-2">
        <h3 className="font-semibold">{texts.notAsked}</h3>
        <p className="text-sm text-ink-soft">{texts.notKnown}</p>
      </div>
      <ul className="-mx-4 flex flex-wrap items-start text-ink-soft">
        {sections.map((section) => (
          <li key={section}>
            <Button
              id={`record-${section}`}
              tone="quiet"
              aria-label={texts.askOf(texts.sections[section])}
              onClick={() => onAsk(section)}
            >
              <Plus aria-hidden className="size-4.5" />
              {texts.sections[section]}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  )
}
