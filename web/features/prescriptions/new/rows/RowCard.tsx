import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { drugName } from '#contract/drug-name.ts'
import { loadTexts, useTexts } from '../../../../lib/texts.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { rowFieldId } from '../draft/field-ids.ts'
import { takesQuantityInWords } from '../draft/row-state.ts'
import type { Draft } from '../draft/draft.ts'
import type { Row } from '../draft/row.ts'
import { isChild } from '../safety/is-child.ts'
import { RowFindings } from '../safety/OnDemand.tsx'
import { onDemand } from '../on-demand.ts'
import { moveFocus } from './move-focus.ts'
import { ClassNotice } from './ClassNotice.tsx'
import { InstructionHint } from './InstructionHint.tsx'
import { InstructionsField } from './InstructionsField.tsx'
import { QuantityField } from './QuantityField.tsx'
import { RefillsField } from './RefillsField.tsx'
import { RouteSelect } from './RouteSelect.tsx'
import { RowOrder } from './RowOrder.tsx'
import { RowName } from './RowName.tsx'
import { useComputedQuantity } from './use-computed-quantity.ts'

const Builder = onDemand(
  async () => {
    const [part] = await Promise.all([import('../posology/Builder.tsx'), loadTexts('posology')])
    return part.Builder
  },
  () => <Skeleton className="h-96 w-full rounded-control" />,
)
const ChildDoses = onDemand(async () => (await import('../safety/ChildDoses.tsx')).ChildDoses)

export interface RowCardProps {
  row: Row
  position: number
  count: number
  /** Keys of all rows, in their order. */
  order: readonly string[]
  patient: Draft['patient']
  errorOf: (id: string) => string | undefined
  /** `follows`: the page itself, after what the doctor wrote. */
  onChange: (change: Partial<Omit<Row, 'key'>>, follows?: boolean) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One medicine: what it is, what the patient does with it, how much is handed over. */
export function RowCard({
  row,
  position,
  count,
  order,
  patient,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: RowCardProps) {
  const texts = useTexts('composer')
  const drug = drugName(row)
  const computed = useComputedQuantity(row, (change) => onChange(change, true))
  const [isBuilding, setBuilding] = useState(false)
  const id = (field: Parameters<typeof rowFieldId>[1]) => rowFieldId(row.key, field)
  const span = 'col-start-2 max-sm:col-span-2 max-sm:col-start-1'
  return (
    <li
      aria-label={texts.rowLabel(position, drug)}
      data-row={row.key}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-2 gap-y-2.5 rounded-card border border-line bg-card p-4 focus-within:border-accent sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:gap-x-1 sm:pl-1.5"
    >
      <span aria-hidden className="pt-0.5 text-lg leading-snug font-semibold text-ink-faint sm:text-center">
        {position}
      </span>
      <RowName row={row} error={errorOf(id('presentation'))} onChange={onChange} onRemove={onRemove} />
      <div className={classNames('grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 gap-y-2.5', span)}>
        <InstructionsField
          row={row}
          error={errorOf(id('instructions'))}
          hint={<InstructionHint row={row} />}
          onChange={onChange}
        />
        <IconButton
          id={`row-${row.key}-fields`}
          label={texts.fieldsOf(drug)}
          icon={SlidersHorizontal}
          aria-expanded={isBuilding}
          className="aria-expanded:bg-accent-soft aria-expanded:text-ink"
          onClick={() => setBuilding(!isBuilding)}
        />
        {isBuilding && (
          <div className="col-span-2">
            <Builder
              row={row}
              onChange={onChange}
              onClose={() => {
                setBuilding(false)
                moveFocus(`row-${row.key}-fields`)
              }}
            />
          </div>
        )}
      </div>
      {row.category === 'unstructured_drug' && (
        <TextField
          id={id('generic')}
          label={texts.generic}
          optional
          hint={texts.genericHint}
          maxLength={160}
          className={span}
          error={errorOf(id('generic'))}
          value={row.generic}
          onChange={({ target }) => onChange({ generic: target.value })}
        />
      )}
      <div className={classNames('flex flex-wrap items-start gap-x-2.5 gap-y-2', span)}>
        <div className="w-37 max-sm:w-full">
          <RouteSelect
            id={id('via')}
            drug={drug}
            via={row.via}
            error={errorOf(id('via'))}
            onChange={(via) => onChange({ via })}
          />
        </div>
        <div className="w-71 max-sm:w-full">
          <QuantityField
            key={String(takesQuantityInWords(row))}
            id={id('qty')}
            drug={drug}
            qty={row.qty}
            takesWords={takesQuantityInWords(row)}
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
      <RowOrder {...{ drug, position, count, onMove }} />
      {patient && row.drug_upc !== '' && isChild(patient.date_of_birth) && (
        <div className={classNames('empty:hidden', span)}>
          <ChildDoses
            drugUpc={row.drug_upc}
            patient={patient.uid}
            onWrite={
              row.instructions.trim() === ''
                ? (instructions) => {
                    onChange({ instructions })
                    moveFocus(id('instructions'))
                  }
                : undefined
            }
          />
        </div>
      )}
      <div className={classNames('empty:hidden', span)}>
        <ClassNotice row={row} rows={count} />
      </div>
      <div className={classNames('empty:hidden', span)}>
        <RowFindings row={row.key} label={drug} order={order} />
      </div>
    </li>
  )
}
