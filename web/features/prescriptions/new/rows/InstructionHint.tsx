import { Check } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import type { Row } from '../draft/row.ts'
import { missingParts } from '../draft/row-state.ts'

/** What the instructions still lack. Its line is always there, so that nothing below moves while one types. */
export function InstructionHint({ row }: { row: Row }) {
  const texts = useTexts('composer')
  const [missing] = missingParts(row)
  if (!row.instructions.trim()) return texts.hints.blank
  if (missing) return texts.hints[missing]
  return (
    <span className="flex items-center gap-1.5 text-ok-ink">
      <Check aria-hidden className="size-4 shrink-0" />
      {texts.complete}
    </span>
  )
}
