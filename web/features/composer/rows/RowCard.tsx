import { drugName } from '#contract/medications/drug-name.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../../lib/texts.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { rowFieldId } from '../draft/field-ids.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { Row } from '../draft/row.ts'
import { isChild } from '../safety/is-child.ts'
import { RowFindings } from '../safety/OnDemand.tsx'
import { onDemand } from '../../../lib/on-demand.ts'
import { moveFocus } from './move-focus.ts'
import { ClassNotice } from './ClassNotice.tsx'
import { besideNumber } from './quantity/beside-number.ts'
import { RowInstructions } from './RowInstructions.tsx'
import { RowOrder } from './RowOrder.tsx'
import { RowName } from './RowName.tsx'
import { RowQuantities } from './quantity/RowQuantities.tsx'

const ChildDoses = onDemand(async () => (await import('../safety/ChildDoses.tsx')).ChildDoses)

export interface RowCardProps {
  row: Row
  position: number
  count: number
  /** Keys of all rows, in their order. */
  order: readonly string[]
  patient: ComposerDraft['patient']
  errorOf: (id: string) => string | undefined
  /** `follows`: the page computed the change from what the doctor wrote. */
  onChange: (change: Partial<Omit<Row, 'key'>>, follows?: boolean) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Card of one medicine: product, instructions and quantity. */
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
  const { rowLabel } = useTexts('composer')
  const texts = useTexts('composer-rows')
  const drug = drugName(row)
  const id = (field: Parameters<typeof rowFieldId>[1]) => rowFieldId(row.key, field)
  return (
    <li
      aria-label={rowLabel(position, drug)}
      data-row={row.key}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-2 gap-y-2.5 rounded-card border border-line bg-card p-4 focus-within:border-accent sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:gap-x-1 sm:pl-1.5"
    >
      <span aria-hidden className="pt-0.5 text-lg leading-snug font-semibold text-ink-faint sm:text-center">
        {position}
      </span>
      <RowName row={row} error={errorOf(id('presentation'))} onChange={onChange} onRemove={onRemove} />
      <RowInstructions row={row} error={errorOf(id('instructions'))} onChange={onChange} />
      {row.category === 'unstructured_drug' && (
        <TextField
          id={id('generic')}
          label={texts.generic}
          optional
          hint={texts.genericHint}
          maxLength={160}
          className={besideNumber}
          error={errorOf(id('generic'))}
          value={row.generic}
          onChange={({ target }) => onChange({ generic: target.value })}
        />
      )}
      <RowQuantities row={row} errorOf={errorOf} onChange={onChange} />
      <RowOrder {...{ drug, position, count, onMove }} />
      <RowNotes {...{ row, count, order, patient, onChange }} />
    </li>
  )
}

type RowNotesProps = Pick<RowCardProps, 'row' | 'count' | 'order' | 'patient' | 'onChange'>

/** Notes on one medicine: doses of a child, rules of its class, and findings of the checks. */
function RowNotes({ row, count, order, patient, onChange }: RowNotesProps) {
  return (
    <>
      {patient && row.drug_upc !== '' && isChild(patient.date_of_birth, mexicoToday()) && (
        <div className={classNames('empty:hidden', besideNumber)}>
          <ChildDoses
            drugUpc={row.drug_upc}
            patient={patient.uid}
            onWrite={
              row.instructions.trim() === ''
                ? (instructions) => {
                    onChange({ instructions })
                    moveFocus(rowFieldId(row.key, 'instructions'))
                  }
                : undefined
            }
          />
        </div>
      )}
      <div className={classNames('empty:hidden', besideNumber)}>
        <ClassNotice row={row} rows={count} />
      </div>
      <div className={classNames('empty:hidden', besideNumber)}>
        <RowFindings row={row.key} label={drugName(row)} order={order} />
      </div>
    </>
  )
}
