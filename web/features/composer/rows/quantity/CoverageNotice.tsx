import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Kbd } from '../../../../ui/Kbd.tsx'
import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'

interface CoverageNoticeProps {
  row: Row
  /** Callback that takes the computed quantity, which follows the instructions from then on. */
  onTake: () => void
}

/**
 * Sentence on a quantity that does not fit the treatment: one chosen by the doctor, with a button that takes the computed
 * quantity, or one that the instructions state.
 */
export function CoverageNotice({ row, onTake }: CoverageNoticeProps) {
  const texts = useTexts('composer-rows')
  const { coverage, computed } = readingOf(row)
  if (!coverage || coverage.kind === 'enough') return null
  const isWritten = coverage.kind === 'written'
  const said = isWritten
    ? texts.supplyLasts(coverage.days)
    : computed && texts.coverage(coverage, row.qty ?? 0, computed)
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-warn-soft px-3 text-sm text-warn-ink">
      <p className="flex flex-1 basis-40 items-center gap-2 py-1">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {said}
      </p>
      {computed && !isWritten && computed.packs !== row.qty && (
        <Button
          tone="quiet"
          className="-mr-2 min-h-9 px-2 py-1 text-sm text-warn-ink pointer-coarse:min-h-11"
          aria-keyshortcuts="Alt+Q"
          onClick={onTake}
        >
          {texts.takeComputed(computed)} <Kbd>Alt Q</Kbd>
        </Button>
      )}
    </div>
  )
}
