import { useTexts } from '../../../../lib/texts.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import { ruleOf, takesQuantityInWords } from '../draft/row-state.ts'
import type { Row } from '../draft/row.ts'
import { ClassNotice } from './ClassNotice.tsx'
import { InstructionHint } from './InstructionHint.tsx'
import { QuantityField } from './QuantityField.tsx'
import { RouteSelect } from './RouteSelect.tsx'
import { RowActions } from './RowActions.tsx'
import { RowName } from './RowName.tsx'

export interface RowCardProps {
  row: Row
  position: number
  count: number
  errorOf: (id: string) => string | undefined
  onChange: (change: Partial<Omit<Row, 'key'>>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One medicine: what it is, what the patient does with it, how much is handed over. */
export function RowCard({ row, position, count, errorOf, onChange, onMove, onRemove }: RowCardProps) {
  const texts = useTexts('composer')
  const drug = row.generic || row.presentation
  const id = (field: Parameters<typeof rowFieldId>[1]) => rowFieldId(row.key, field)
  return (
    <li
      aria-label={texts.rowLabel(position, drug)}
      data-row={row.key}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 gap-y-2.5 rounded-card border border-line bg-card p-4 focus-within:border-accent sm:pr-4"
    >
      <span aria-hidden className="pt-0.5 text-lg leading-snug font-semibold text-ink-faint">
        {position}
      </span>
      <RowName row={row} error={errorOf(id('presentation'))} onChange={onChange} />
      <div className="col-start-2 grid gap-x-3 gap-y-2.5 max-sm:col-span-2 max-sm:col-start-1 sm:grid-cols-[minmax(0,1fr)_13.5rem]">
        <TextArea
          id={id('instructions')}
          label={texts.instructions(drug)}
          hideLabel
          rows={1}
          maxLength={1000}
          placeholder={texts.instructionsPlaceholder}
          error={errorOf(id('instructions'))}
          hint={errorOf(id('instructions')) ? undefined : <InstructionHint row={row} />}
          value={row.instructions}
          onChange={({ target }) => onChange({ instructions: target.value })}
        />
        <QuantityField
          key={String(ruleOf(row)?.quantityInWords)}
          id={id('qty')}
          drug={drug}
          qty={row.qty}
          takesWords={takesQuantityInWords(row)}
          error={errorOf(id('qty'))}
          onChange={(qty) => onChange({ qty })}
        />
      </div>
      {row.category === 'unstructured_drug' && (
        <TextField
          id={id('generic')}
          label={texts.generic}
          optional
          hint={texts.genericHint}
          maxLength={160}
          className="col-start-2 max-sm:col-span-2 max-sm:col-start-1"
          error={errorOf(id('generic'))}
          value={row.generic}
          onChange={({ target }) => onChange({ generic: target.value })}
        />
      )}
      <div className="col-start-2 flex flex-wrap items-center gap-x-5 gap-y-1 max-sm:col-span-2 max-sm:col-start-1">
        <div className="w-44">
          <RouteSelect
            id={id('via')}
            drug={drug}
            via={row.via}
            error={errorOf(id('via'))}
            onChange={(via) => onChange({ via })}
          />
        </div>
        <Checkbox
          label={texts.noSubstitution}
          checked={!row.substitution_allowed}
          onChange={({ target }) => onChange({ substitution_allowed: !target.checked })}
        />
        <RowActions {...{ drug, position, count, onMove, onRemove }} />
      </div>
      <div className="col-start-2 empty:hidden max-sm:col-span-2 max-sm:col-start-1">
        <ClassNotice row={row} rows={count} />
      </div>
    </li>
  )
}
