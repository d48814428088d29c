import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'

interface RowOrderProps {
  drug: string
  position: number
  count: number
  onMove: (by: -1 | 1) => void
}

/**
 * Arrows that change the order of the rows, under the row's number. They stay focusable at the ends, so that
 * the focus is never lost.
 */
export function RowOrder({ drug, position, count, onMove }: RowOrderProps) {
  const texts = useTexts('composer-rows')
  if (count === 1) return null
  const off = 'aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'
  return (
    <div className="flex max-sm:col-span-2 max-sm:-mt-13.5 max-sm:justify-self-end sm:col-start-1 sm:row-start-2 sm:row-end-4 sm:flex-col">
      <IconButton
        label={texts.moveUp(drug)}
        icon={ArrowUp}
        aria-disabled={position === 1 || undefined}
        className={off}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={texts.moveDown(drug)}
        icon={ArrowDown}
        aria-disabled={position === count || undefined}
        className={off}
        onClick={() => onMove(1)}
      />
    </div>
  )
}
