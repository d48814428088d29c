import { X } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useModal } from '../../../ui/dialog/use-modal.ts'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useIsPhone } from '../../../ui/use-media.ts'
import { useSwipe } from '../../../ui/use-swipe.ts'
import { DraftSheet } from './DraftSheet.tsx'
import type { DraftSheetProps } from './use-draft-sheets.ts'
import { useSheetFacts } from './use-sheet-facts.ts'

export interface SheetDialogProps extends DraftSheetProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * Dialog with the sheet, at a size to be read. On a phone the parts of the sheet stand under each other, as a
 * whole letter page would have letters of 2 mm there. The dialog comes from the right and closes with a swipe
 * to the right.
 */
export function SheetDialog({ isOpen, onClose, ...sheet }: SheetDialogProps) {
  const { sheet: titleOnPaper } = useTexts('composer')
  const { sheetToRead } = useTexts('composer-parts')
  const isPhone = useIsPhone()
  // The print settings of the place are fetched while the dialog is still closed, so that the sheet can be opened without a
  // network.
  useSheetFacts(sheet.place)
  const title = isPhone ? sheetToRead : titleOnPaper
  const { close } = useTexts('common')
  const ref = useModal(isOpen, onClose)
  useBackCloses(isOpen, onClose)
  const swipe = useSwipe('right', onClose)
  return (
    <dialog
      ref={ref}
      aria-label={title}
      {...swipe}
      className="overlay overlay-end m-0 ml-auto h-dvh max-h-none w-[min(52rem,100vw)] max-w-none border-l border-line bg-sunk p-0 text-ink"
    >
      {isOpen && (
        <div className="grid gap-2 p-3 sm:p-6">
          <div className="flex items-center gap-2">
            <h2 className="flex-1 font-semibold text-ink-soft">{title}</h2>
            <IconButton label={close} icon={X} onClick={onClose} />
          </div>
          <DraftSheet {...sheet} size={isPhone ? 'reading' : 'paper'} />
        </div>
      )}
    </dialog>
  )
}
