import { drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { rowFieldId } from '../../draft/field-ids.ts'
import type { Row } from '../../draft/row.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { besideNumber } from './beside-number.ts'
import { QuantityField } from './QuantityField.tsx'
import { RefillsField } from './RefillsField.tsx'
import { RouteSelect } from '../RouteSelect.tsx'
import { useComputedQuantity } from './use-computed-quantity.ts'

interface RowQuantitiesProps {
  row: Row
  errorOf: (id: string) => string | undefined
  /** `follows`: the page computed the change from what the doctor wrote. */
  onChange: (change: Partial<Omit<Row, 'key'>>, follows?: boolean) => void
}

/** Route, quantity, refills and permission of another brand for one medicine. */
export function RowQuantities({ row, errorOf, onChange }: RowQuantitiesProps) {
  const texts = useTexts('composer-rows')
  const drug = drugName(row)
  const judged = useJudgement().rowOf(row.key)
  const takesWords = judged?.rule.quantityInWords ?? true
  const computed = useComputedQuantity(row, (change) => onChange(change, true))
  const id = (field: Parameters<typeof rowFieldId>[1]) => rowFieldId(row.key, field)
  return (
    <div className={classNames('flex flex-wrap items-start gap-x-2.5 gap-y-2', besideNumber)}>
      <div className="w-37 max-sm:w-full">
        <RouteSelect
          id={id('via')}
          drug={drug}
          via={row.via}
          own={judged?.routes ?? []}
          error={errorOf(id('via'))}
          onChange={(via) => onChange({ via })}
        />
      </div>
      <div className="w-71 max-sm:w-full">
        <QuantityField
          key={String(takesWords)}
          id={id('qty')}
          drug={drug}
          qty={row.qty}
          takesWords={takesWords}
          error={errorOf(id('qty'))}
          computed={computed}
          onChange={(qty) => onChange({ qty, qty_follows: false })}
        />
      </div>
      {row.category !== 'auxiliary_test' && (
        <RefillsField
          id={id('refills')}
          drug={drug}
          row={row}
          error={errorOf(id('refills'))}
          onChange={(refills) => onChange({ refills })}
        />
      )}
      <Checkbox
        label={texts.noSubstitution}
        checked={!row.substitution_allowed}
        onChange={({ target }) => onChange({ substitution_allowed: !target.checked })}
      />
    </div>
  )
}
