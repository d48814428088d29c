import { Check, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'
import { language, useTexts } from '../../../../lib/texts.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { Clinical, WithNames } from '../../../../ui/Clinical.tsx'
import { classNames } from '../../../../ui/class-names.ts'

interface InstructionHintProps {
  row: Row
  /**
   * Number of shown lines of the sentence for the patient, or of the doubt about the instructions. One line with the rest of the
   * hint follows. 0: only that line is shown; null: all lines.
   */
  lines: number | null
  /** Button that shows the rest of a folded row. */
  children?: ReactNode
}

/**
 * Third line of a row: the sentence that the patient will read, words that were not understood, or parts that are missing; then
 * the row's other choices, in words. The line is always there, so that nothing below moves while one types.
 */
export function InstructionHint({ row, lines, children }: InstructionHintProps) {
  const texts = useTexts('composer-rows')
  const judged = useJudgement().rowOf(row.key)
  if (!row.instructions.trim()) return texts.hints.blank
  const { unread, choices } = readingOf(row)
  // The hint says nothing of the quantity while the instructions are unfinished, or where a number has to be chosen.
  const isQuantityOpen =
    judged?.faults.some(({ key }) => key === 'quantity-needed') ||
    choices.length > 0 ||
    (unread.length === 0 && judged?.faults.some(({ field }) => field === 'instructions') === true)
  const [first, rest] = readingParts(row, judged, texts, lines)
  const isFolded = lines !== null
  return (
    <>
      {lines !== 0 && first}
      <span className={isFolded ? 'inline-flex max-w-full gap-x-2 align-bottom' : 'contents'}>
        <span className={isFolded ? 'min-w-0 truncate' : 'contents'}>
          {lines === 0 && first}
          {rest}
          {wordsOf(row, texts, isQuantityOpen).map((word) => (
            <span key={word} className="text-ink-soft">
              {' '}
              {word}
            </span>
          ))}
        </span>
        {children}
      </span>
      <ComputedHint row={row} />
    </>
  )
}

/** Sentences on refills and on the ban on other brands, and the sentence that the pharmacy decides the quantity. */
function wordsOf(row: Row, texts: RowTexts, isQuantityOpen: boolean): string[] {
  const { refills = 0, qty, substitution_allowed: isAllowed, category } = row
  const isLeft = qty === QTY_PHARMACIST_DECIDES && category !== 'auxiliary_test' && !isQuantityOpen
  return [
    ...(isLeft ? [texts.pharmacistDecides] : []),
    ...(refills > 0 ? [`${texts.refillsChoice(refills)}.`] : []),
    ...(isAllowed ? [] : [`${texts.noSubstitution}.`]),
  ]
}

type RowTexts = ReturnType<typeof useTexts<'composer-rows'>>

/** How the number of packages was computed, where the row has it: "21 tabletas = 2 cajas de 12". */
function ComputedHint({ row }: { row: Row }) {
  const texts = useTexts('composer-rows')
  const { computed } = readingOf(row)
  if (!computed || computed.packs !== row.qty) return null
  return (
    // The computed quantity is hidden where an offer of another box (OtherBoxOffer) follows it.
    <span data-computed className="text-ink-faint max-sm:sr-only [&:has(+button)]:hidden">
      {' '}
      {texts.computed(computed)}.
    </span>
  )
}

/**
 * The words below the instructions of a medicine, in two parts. The first part is the sentence for the patient or, where the
 * instructions were not understood, the doubt about them. A folded row shows some lines of the first part and one of the rest.
 */
function readingParts(
  row: Row,
  judged: ReturnType<ReturnType<typeof useJudgement>['rowOf']>,
  texts: RowTexts,
  lines: number | null,
): [ReactNode, ReactNode] {
  const { unread, faults, choices, sentence } = readingOf(row)
  const missing = judged?.faults.find(({ field }) => field === 'instructions')
  const [fault] = faults
  const doubt =
    choices.length > 0 ? (
      texts.chooseReading
    ) : unread.length > 0 ? (
      <WithNames text={texts.unread(unread)} names={unread} />
    ) : (
      fault && texts.faults[fault]
    )
  const isRight = judged && !missing && !doubt
  const clamped = (colour: string) => ({
    className: classNames(colour, Boolean(lines) && 'line-clamp-2'),
    style: lines ? { WebkitLineClamp: lines } : undefined,
  })
  const doubted = doubt && (
    <span {...(sentence === null ? clamped('text-warn-ink') : { className: 'text-warn-ink' })}>
      {sentence !== null && ' '}
      <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
      {doubt}
    </span>
  )
  // Both readings of a doubtful instruction are complete: nothing is missing before one is chosen.
  const said = missing && choices.length === 0 && <span> {missing.say(language.get())}</span>
  if (sentence === null) {
    const complete = isRight && (
      <span className="text-ink-soft">
        <Tick />
        {texts.complete}
      </span>
    )
    return [doubted, said ?? complete]
  }
  return [
    <span key="sentence" data-sentence {...clamped(isRight ? 'text-ink' : 'text-ink-soft')}>
      {isRight && <Tick />}
      <span className="sr-only">{texts.patientReads} </span>
      <b className="font-semibold">
        <Clinical>{sentence}</Clinical>
      </b>
    </span>,
    <Fragment key="rest">
      {doubted}
      {said}
    </Fragment>,
  ]
}

const Tick = (): ReactNode => (
  <Check aria-hidden className="mr-1.5 inline size-4 align-[-0.15em] text-ok-ink" />
)
