import { Maximize2 } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { NoticeRoomOnDemand } from '../NoticeRoomOnDemand.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useHospital } from './use-hospital.ts'
import { DraftSheet } from './DraftSheet.tsx'
import type { DraftSheetProps } from './use-draft-sheets.ts'

export type SheetAsideProps = DraftSheetProps & { onEnlarge: () => void }

/** Sheet beside the draft, where there is room. It stays in view while the page scrolls. */
export function SheetAside({ onEnlarge, ...sheet }: SheetAsideProps) {
  const texts = useTexts('composer')
  const isHalf = useHospital(sheet.place)?.paper === 'half_letter'
  return (
    <aside
      aria-label={texts.sheet}
      data-beside
      className="sticky top-0 h-dvh overflow-y-auto border-l border-line bg-sunk px-6 py-5"
    >
      <NoticeRoomOnDemand isPinned />
      <div className="mb-2 flex items-center gap-2">
        <h2 className="flex-1 text-sm text-ink-soft">{texts.sheet}</h2>
        <Tag tone="accent">{isHalf ? texts.sheetHalfLetter : texts.sheetLetter}</Tag>
        <IconButton label={texts.enlargeSheet} icon={Maximize2} onClick={onEnlarge} />
      </div>
      <DraftSheet {...sheet} size="paper" />
    </aside>
  )
}
