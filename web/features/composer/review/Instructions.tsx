import type { DraftBody, DraftChange } from '#contract/drafts/drafts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { printedInstructions, useInstructionReader } from '../draft/instruction-reader.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

interface InstructionsProps {
  change: DraftChange
  rows: DraftBody['rows']
  /** The instructions as they were typed: the previous or the current value of the change. */
  typed: string
}

/** Instructions as the patient will read them and, where the typed text differs, that text in smaller letters. */
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
