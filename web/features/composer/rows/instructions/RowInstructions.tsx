import { loadTexts } from '../../../../lib/texts.ts'
import { onDemand } from '../../../../lib/on-demand.ts'
import { drugName } from '#contract/medications/drug-name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { rowFieldId } from '../../draft/field-ids.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { besideNumber } from '../beside-number.ts'
import { FoldButton } from './FoldButton.tsx'
import { InstructionHint } from './InstructionHint.tsx'
import { InstructionsField } from './InstructionsField.tsx'
import { LastDoseHint } from './LastDoseHint.tsx'
import { useFolding } from './use-folding.ts'
import { useLastDose } from './use-last-dose.ts'
import { moveFocus } from '../move-focus.ts'
import { QuantityField } from '../quantity/QuantityField.tsx'
import { useComputedQuantity } from '../quantity/use-computed-quantity.ts'
import type { RowCardProps } from '../row-parts.ts'

const TwoReadings = onDemand(async () => {
  const [part] = await Promise.all([import('../../posology/TwoReadings.tsx'), loadTexts('posology')])
  return part.TwoReadings
})

const ReasonGhost = onDemand(async () => {
  const [part] = await Promise.all([import('../../posology/ReasonGhost.tsx'), loadTexts('posology')])
  return part.ReasonGhost
})

const OtherBoxOffer = onDemand(async () => (await import('../quantity/OtherBoxOffer.tsx')).OtherBoxOffer)
const CoverageNotice = onDemand(async () => (await import('../quantity/CoverageNotice.tsx')).CoverageNotice)

/** Instructions of a medicine with the quantity beside them, and what the patient will read below both. */
export function RowInstructions({
  row,
  patient,
  errorOf,
  onChange,
}: Pick<RowCardProps, 'row' | 'patient' | 'errorOf' | 'onChange'>) {
  const last = useLastDose(row, patient)
  const { choices, completed, computed, container, coverage } = readingOf(row)
  const id = (field: 'instructions' | 'qty') => rowFieldId(row.key, field)
  const { parts, ...folding } = useFolding(row, errorOf(id('instructions')) !== undefined)
  const takesWords = useJudgement().rowOf(row.key)?.rule.quantityInWords ?? true
  useComputedQuantity(row, (change) => onChange(change, true))
  const choose = (text: string) => {
    onChange({ instructions: text })
    moveFocus(id('instructions'))
  }
  return (
    <div
      role="presentation"
      // Alt with 1 or 2 chooses one of two readings while the row asks which one is meant. Elsewhere these keys use a favourite.
      onKeyDown={(event) => {
        const choice = choices[['Digit1', 'Digit2'].indexOf(event.code)]
        const isTaking = event.code === 'KeyQ' && coverage !== null
        if (!event.altKey || event.ctrlKey || event.metaKey || (!choice && !isTaking)) return
        event.preventDefault()
        if (choice) choose(choice.text)
        else onChange({ qty_follows: true })
      }}
      ref={parts}
      className={classNames('grid gap-1', besideNumber)}
    >
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-1">
        <InstructionsField
          row={row}
          {...folding.field}
          error={errorOf(id('instructions'))}
          proposed={last?.instructions ?? completed?.text}
          hint={
            last ? (
              <LastDoseHint last={last} onTake={() => choose(last.instructions)} />
            ) : (
              <>
                <InstructionHint row={row} lines={folding.fold.words}>
                  {folding.button && <FoldButton row={row} does={folding.button} onPress={folding.toggle} />}
                </InstructionHint>
                {computed && <OtherBoxOffer row={row} onChange={onChange} />}
              </>
            )
          }
          onChange={onChange}
        />
        <QuantityField
          key={String(takesWords)}
          id={id('qty')}
          drug={drugName(row)}
          qty={row.qty}
          container={container}
          takesWords={takesWords}
          error={errorOf(id('qty'))}
          onChange={(qty) => onChange({ qty, qty_follows: false })}
          onFollow={() => onChange({ qty_follows: true })}
        />
        {completed && (
          <ReasonGhost typed={row.instructions} completed={completed} onTake={() => choose(completed.text)} />
        )}
      </div>
      {choices.length > 0 && <TwoReadings choices={choices} onChoose={({ text }) => choose(text)} />}
      {coverage && <CoverageNotice row={row} onTake={() => onChange({ qty_follows: true })} />}
    </div>
  )
}
