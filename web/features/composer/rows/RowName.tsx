import { CircleAlert, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { drugForm, drugName } from '#contract/medications/drug-name.ts'
import { keepDosesWhole } from '#contract/values/keep-doses-whole.ts'
import { fillFromDrug } from '#contract/drafts/draft-rows.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { firstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import { fillFromText, type Row } from '../draft/row.ts'
import { useJudgement } from '../judging/use-judging.ts'
import { DrugSearchBox } from './DrugSearchBox.tsx'
import { moveFocus } from './move-focus.ts'
import { isClassNoted, isUnknownByHand } from './unknown-by-hand.ts'
import { useIsPhone } from '../../../ui/use-media.ts'
import { Clinical, WithNames } from '../../../ui/Clinical.tsx'

interface RowNameProps {
  row: Row
  error: string | undefined
  onChange: (change: Partial<Omit<Row, 'key'>>) => void
  onRemove: () => void
  /** Button that is placed before the button that removes the row. */
  children: ReactNode
}

/** On a phone the lines of a name after the first begin below the row's number, at the left edge. */
const belowNumber = { marginLeft: '-1.75rem', textIndent: '1.75rem' }
/** Space of the two buttons of a row, beside which the first lines of a name are shorter. */
const besideButtons = { float: 'right', width: '5.5rem', height: '1.5rem' } as const

/**
 * Margins for a name of three lines on a wide screen, as the longest names are: closer to the edge of the row and to the dose.
 */
const closer = { margin: '-5px 0 -2px', verticalAlign: 'top' }

/**
 * Type size of a name by its length. The longest names of the catalogue, with three ingredients and their diluent, are smaller,
 * so that the whole name is shown and the row is not higher than other rows (bench/composer/layout.ts).
 */
function typeOf({ length }: string): { isLong: boolean; text: string; name?: string; style?: CSSProperties } {
  if (length > 150) return { isLong: true, text: 'text-sm leading-4', style: closer }
  if (length > 80) return { isLong: true, text: 'text-sm leading-4.5', name: 'text-base' }
  return { isLong: false, text: 'leading-5', name: 'text-lg leading-5' }
}

/** Name of the medicine. Pressing the name searches for another medicine; the other fields of the row stay. */
export function RowName({ row, error, onChange, onRemove, children }: RowNameProps) {
  const { fraction: classOf } = useTexts('drug-results')
  const texts = useTexts('composer-rows')
  const judged = useJudgement().rowOf(row.key)
  const item = judged?.item
  const fraction = item?.fraction ?? row.fraction
  // `row.drug` is the text of a search. A search that was interrupted by a reload is continued.
  const [isChanging, setChanging] = useState(row.drug !== '')
  const drug = drugName(row)
  const type = typeOf([drug, drugForm(row), row.brand].join(' '))
  const isPhone = useIsPhone()
  // Where there is little room for a name, its further lines go on below the buttons.
  const isFlowing = isPhone || type.isLong
  // The legal class is not shown beside the name where the note below the row names it, so that a long name has more space.
  const classText =
    !isClassNoted(judged) &&
    (fraction ? classOf(fraction, item?.antibiotic ?? row.antibiotic) : texts.unstructured)
  const id = rowFieldId(row.key, 'presentation')
  if (isChanging)
    return <DrugChange row={row} error={error} onChange={onChange} onDone={() => setChanging(false)} />
  return (
    <div className="relative flex items-start justify-between gap-x-3">
      <div className="min-w-0 leading-5">
        <button
          type="button"
          id={id}
          title={texts.change}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => {
            setChanging(true)
            moveFocus(id)
          }}
          style={isPhone ? belowNumber : type.style}
          className={classNames(
            'cursor-pointer rounded-small text-left wrap-anywhere hover:underline hover:decoration-edge hover:underline-offset-3',
            type.text,
          )}
        >
          {isFlowing && <span aria-hidden style={besideButtons} />}
          <Clinical>
            <b className={classNames('font-semibold', type.name)}>{keepDosesWhole(drug)}</b>{' '}
            <span className="text-ink-soft">{keepDosesWhole(drugForm(row))}</span>
            {row.brand && <span className="text-ink-faint"> {keepDosesWhole(row.brand)}</span>}
          </Clinical>
          {isFlowing && !isPhone && classText && <span className="text-ink-faint"> {classText}</span>}
          <span className="sr-only">
            <WithNames text={texts.changeDrug(drug)} names={[drug]} />
          </span>
        </button>
        {row.category === 'unstructured_drug' && <WordsNote row={row} />}
        {error && (
          <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-stop-ink">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div
        className={classNames(
          '-my-2.5 -mr-3 flex shrink-0 items-center',
          isFlowing && 'absolute top-0 right-0',
        )}
      >
        {!isFlowing && classText && (
          <span className="mr-1 text-sm whitespace-nowrap text-ink-faint">{classText}</span>
        )}
        {children}
        <IconButton
          label={texts.removeRow}
          spoken={<WithNames text={texts.remove(drug)} names={[drug]} />}
          icon={X}
          {...firstClick(onRemove)}
        />
      </div>
    </div>
  )
}

interface DrugChangeProps extends Omit<RowNameProps, 'onRemove' | 'children'> {
  onDone: () => void
}

/** Search for another medicine for the row, with a way to go back to its present medicine. */
function DrugChange({ row, error, onChange, onDone }: DrugChangeProps) {
  const texts = useTexts('composer-rows')
  const drug = drugName(row)
  const id = rowFieldId(row.key, 'presentation')
  const leave = (change: Partial<Row>, to: string) => {
    onChange(change)
    onDone()
    moveFocus(to)
  }
  const fill = (next: Row, instructions: string) =>
    leave(instructions ? { ...next, instructions } : next, rowFieldId(row.key, 'instructions'))
  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        <DrugSearchBox
          id={id}
          label={<WithNames text={texts.changeDrug(drug)} names={[drug]} />}
          placeholder={texts.changePlaceholder}
          text={row.drug}
          error={error}
          onText={(text) => onChange({ drug: text })}
          onDrug={(found, instructions) => fill(fillFromDrug(row, found), instructions)}
          onFreeText={(text, instructions) => fill(fillFromText(row, text), instructions)}
        />
      </div>
      <Button tone="quiet" onClick={() => leave({ drug: '' }, id)}>
        {texts.keepDrug}
      </Button>
    </div>
  )
}

/**
 * Note on what is known of a medicine that is written as free text. For an unknown medicine ClassNotice says that nothing is
 * known.
 */
function WordsNote({ row }: { row: Row }) {
  const texts = useTexts('composer-rows')
  const { isChecked, rowOf } = useJudgement()
  const judged = rowOf(row.key)
  const item = judged?.item
  if (isChecked && isUnknownByHand(judged)) return null
  return (
    <span className="text-sm text-ink-faint">
      {' '}
      {!isChecked ? (
        texts.unstructuredUnchecked
      ) : item?.recognised ? (
        <WithNames text={texts.unstructuredKnown(item.generic)} names={[item.generic]} />
      ) : (
        texts.unstructuredHelp
      )}
    </span>
  )
}
