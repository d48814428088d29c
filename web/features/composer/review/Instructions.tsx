import type { DraftBody, DraftChange } from '#contract/drafts/drafts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { printedInstructions, useInstructionReader } from '../draft/instruction-reader.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

interface InstructionsProps {
  change: DraftChange
  rows: DraftBody['rows']
  /** As they were typed, before or now. */
  typed: string
}

/** Instructions as the patient will read them, and smaller what was typed for it. */
export function Instructions({ change, rows, typed }: InstructionsProps) {
  const texts = useTexts('draft-review')
  useInstructionReader(true)
  const named = rows.filter(({ presentation, drug }) => (presentation || drug) === change.row)
  const row = named.find(({ instructions }) => instructions === change.after) ?? named[0]
  const read = row ? printedInstructions({ ...row, instructions: typed }) : typed
  return (
    <>
      <Clinical>{read}</Clinical>
      {read !== typed && <span className="block text-sm text-ink-soft">{texts.typed(typed)}</span>}
    </>
  )
}
