import { CircleAlert, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { drugForm, drugName } from '#contract/medications/drug-name.ts'
import { fillFromDrug } from '#contract/drafts/draft-rows.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { firstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import { fillFromText, type Row } from '../draft/row.ts'
import { useJudgement } from '../judging/use-judging.ts'
import { DrugSearchBox } from './DrugSearchBox.tsx'
import { moveFocus } from './move-focus.ts'
import { isClassNoted, isUnknownByHand } from './unknown-by-hand.ts'
import { Clinical, WithNames } from '../../../ui/Clinical.tsx'

interface RowNameProps {
  row: Row
  error: string | undefined
  onChange: (change: Partial<Omit<Row, 'key'>>) => void
  onRemove: () => void
  /** Button before the one that removes the row. */
  children: ReactNode
}

/** Name of the medicine. Pressing the name searches for another medicine; the rest of the row stays. */
export function RowName({ row, error, onChange, onRemove, children }: RowNameProps) {
  const { fraction: classOf } = useTexts('drug-results')
  const texts = useTexts('composer-rows')
  const judged = useJudgement().rowOf(row.key)
  const item = judged?.item
  const fraction = item?.fraction ?? row.fraction
  // `row.drug` is the text of a search. A search that was interrupted by a reload is continued.
  const [isChanging, setChanging] = useState(row.drug !== '')
  const drug = drugName(row)
  const id = rowFieldId(row.key, 'presentation')
  if (isChanging)
    return <DrugChange row={row} error={error} onChange={onChange} onDone={() => setChanging(false)} />
  return (
    <div className="flex items-start justify-between gap-x-3">
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
          className="cursor-pointer rounded-small text-left leading-5 wrap-anywhere hover:underline hover:decoration-edge hover:underline-offset-3"
        >
          <Clinical>
            <b className="text-lg leading-5 font-semibold">{drug}</b>{' '}
            <span className="text-ink-soft">{drugForm(row)}</span>
            {row.brand && <span className="text-ink-faint"> {row.brand}</span>}
          </Clinical>
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
      <div className="-my-2.5 -mr-3 flex shrink-0 items-center">
        {/* A long name needs the room where the note below names the class too. */}
        {!isClassNoted(judged) && (
          <span className="mr-1 text-sm whitespace-nowrap text-ink-faint max-sm:hidden">
            {fraction ? classOf(fraction, item?.antibiotic ?? row.antibiotic) : texts.unstructured}
          </span>
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

/** Search for another medicine for the row, which may also keep the one that it has. */
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

/** Note on what is known of a medicine that is written as free text. ClassNotice says that nothing is known of one that is unknown. */
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
