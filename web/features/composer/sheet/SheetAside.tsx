import { Maximize2 } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DraftSheet } from './DraftSheet.tsx'
import { PaperSwitch } from './PaperSwitch.tsx'
import { useActiveRow, useRowInView } from './use-active-row.ts'
import type { DraftSheetProps } from './use-draft-sheets.ts'
import { useSheetFacts } from './use-sheet-facts.ts'

export type SheetAsideProps = DraftSheetProps & { onEnlarge: () => void }

/** Sheet beside the draft on a wide screen. It stays in view while the page scrolls. */
export function SheetAside({ onEnlarge, ...sheet }: SheetAsideProps) {
  const texts = useTexts('composer')
  const { enlargeSheet } = useTexts('composer-parts')
  const frame = useRef<HTMLElement>(null)
  const active = useActiveRow()
  useRowInView(frame, active)
  const { hospital } = useSheetFacts(sheet.place)
  return (
    <aside
      ref={frame}
      aria-label={texts.sheet}
      data-beside
      style={{ height: 'calc(100dvh - var(--notices, 0px))' }}
      className="sticky top-0 overflow-y-auto border-l border-line bg-sunk px-4 py-3"
    >
      <div className="mb-2 flex items-center gap-2">
        <h2 className="flex-1 text-sm text-ink-soft">{texts.sheet}</h2>
        {hospital && sheet.code === null && <PaperSwitch hospital={hospital.id} paper={hospital.paper} />}
        <IconButton label={enlargeSheet} icon={Maximize2} onClick={onEnlarge} />
      </div>
      <DraftSheet {...sheet} active={active} size="beside" />
    </aside>
  )
}
