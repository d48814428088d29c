import { PenLine, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Row } from '../draft/row.ts'
import { useJudgement } from '../judging/use-judging.ts'
import { inlineAction } from './instructions/inline-action.ts'
import { isUnknownByHand } from './unknown-by-hand.ts'

interface ClassNoticeProps {
  row: Row
  rows: number
  /** Callback that moves the focus to the field of the generic name. */
  onGeneric: () => void
}

/** Style of a notice below the instructions: one line, as high as a line of the hint to the instructions. */
const noteLine = '-mt-0.5 flex items-start gap-2 text-sm leading-4.5 text-warn-ink'
const noteIcon = 'size-4 shrink-0'

/**
 * Notice in a row: what the legal class of the medicine (LGS, article 226) requires, or that the medicine was not recognised. The
 * notice grows downwards, so that no field moves while somebody types in it.
 */
export function ClassNotice({ row, rows, onGeneric }: ClassNoticeProps) {
  const texts = useTexts('composer-rows')
  const problems = useTexts('draft-problems')
  const judged = useJudgement().rowOf(row.key)
  const isUnknown = judged?.item.unknown === true
  const rule = judged?.item.fraction || isUnknown ? judged?.rule : undefined
  const fraction = judged?.item.fraction ?? ''
  const refusal = judged?.refusal
  if (judged && refusal) {
    const { fraction, basis = '' } = refusal.values
    return (
      <p className="flex items-start gap-2 rounded-control bg-stop-soft px-3 py-2 text-stop-ink">
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {refusal.code === 'class-one-needs-official-pad'
          ? texts.classOne
          : problems.profession({ drug: judged.item.generic, fraction, basis })}
      </p>
    )
  }
  if (rule?.document !== 'handwritten') return null
  if (isUnknownByHand(judged)) return <UnknownNotice onGeneric={onGeneric} />
  return (
    <p data-note-line className={noteLine}>
      <PenLine aria-hidden className={noteIcon} />
      {rule.alone && rows > 1 ? texts.goesAlone(fraction) : texts.handwritten(fraction)}
    </p>
  )
}

/**
 * Says in one line that the catalogue does not know the medicine. When the line is pressed, a text below explains what follows
 * from that, and offers to write the generic name.
 */
function UnknownNotice({ onGeneric }: Pick<ClassNoticeProps, 'onGeneric'>) {
  const texts = useTexts('composer-rows')
  return (
    <details className="text-sm">
      <summary
        data-note-line
        className={classNames(
          noteLine,
          'relative cursor-pointer list-none rounded-small [&::-webkit-details-marker]:hidden pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.5 pointer-coarse:after:-inset-y-2',
        )}
      >
        <PenLine aria-hidden className={noteIcon} />
        <span className="min-w-0">
          {texts.unknownByHand} <span className="font-semibold text-accent">{texts.unknownWhy}</span>
        </span>
      </summary>
      <p className="pt-1 pl-6 text-ink-soft">
        {texts.unknownMeans}{' '}
        <button type="button" className={classNames(inlineAction, 'text-left')} onClick={onGeneric}>
          {texts.writeGeneric}
        </button>
      </p>
    </details>
  )
}
