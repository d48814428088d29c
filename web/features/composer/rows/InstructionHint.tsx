import { Check, TriangleAlert } from 'lucide-react'
import { language, useTexts } from '../../../lib/texts.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { useJudgement } from '../judging/use-judging.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

/**
 * Hint below the instructions: the sentence that the patient will read, words that were not understood, or
 * parts that are missing. The line is always there, so that nothing below moves while one types.
 */
export function InstructionHint({ row }: { row: Row }) {
  const texts = useTexts('composer-rows')
  const judged = useJudgement().rowOf(row.key)
  if (!row.instructions.trim()) return texts.hints.blank
  const { sentence, unread, faults } = readingOf(row)
  const missing = judged?.faults.find(({ field }) => field === 'instructions')
  const [fault] = faults
  const doubt = unread.length > 0 ? texts.unread(unread) : fault && texts.faults[fault]
  return (
    <span className="grid gap-0.5">
      {sentence !== null && (
        <span data-sentence className={!judged || missing || doubt ? 'text-ink-soft' : 'text-ok-ink'}>
          {judged && !missing && !doubt && (
            <Check aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
          )}
          {texts.patientReads}{' '}
          <b className="font-semibold">
            <Clinical>{sentence}</Clinical>
          </b>
        </span>
      )}
      {doubt && (
        <span className="text-warn-ink">
          <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
          {doubt}
        </span>
      )}
      {missing && <span>{missing.say(language.get())}</span>}
      {judged && sentence === null && !doubt && !missing && (
        <span className="text-ok-ink">
          <Check aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
          {texts.complete}
        </span>
      )}
    </span>
  )
}
