import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'

interface RowActionsProps {
  drug: string
  position: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Order and removal. The arrows stay focusable at the ends, so that the focus is never lost. */
export function RowActions({ drug, position, count, onMove, onRemove }: RowActionsProps) {
  const texts = useTexts('composer')
  const off = 'aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'
  return (
    <div className="ml-auto flex">
      {count > 1 && (
        <>
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
        </>
      )}
      <IconButton label={texts.remove(drug)} icon={X} onClick={onRemove} />
    </div>
  )
}
