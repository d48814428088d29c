import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { rowFieldId } from '../draft/field-ids.ts'
import { isChild } from '../safety/is-child.ts'
import { fillFromDrug } from '#contract/drafts/draft-rows.ts'
import { RowFindings } from '../safety/OnDemand.tsx'
import { onDemand } from '../../../lib/on-demand.ts'
import { moveFocus } from './move-focus.ts'
import type { RowCardProps } from './row-parts.ts'
import { ClassNotice } from './ClassNotice.tsx'
import { besideNumber } from './beside-number.ts'
import { RowInstructions } from './instructions/RowInstructions.tsx'
import { RowName } from './RowName.tsx'
import { useMore } from './more/use-more.ts'
import { useRowDrag } from './more/use-row-drag.ts'

const RowMore = onDemand(async () => {
  const [part] = await Promise.all([import('./more/RowMore.tsx'), loadTexts('posology')])
  return part.RowMore
})

const ChildDoses = onDemand(async () => {
  const [part] = await Promise.all([import('../safety/ChildDoses.tsx'), loadTexts('safety')])
  return part.ChildDoses
})

/** Keys that, pressed with Alt, move the row that has the focus, each with its direction. */
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

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
  const labelId = useId()
  const texts = useTexts('composer-rows')
  const drug = drugName(row)
  const id = (field: Parameters<typeof rowFieldId>[1]) => rowFieldId(row.key, field)
  const more = useMore({ row, errorOf })
  const dragging = useRowDrag({ key: row.key, order, onMove })
  return (
    <li
      aria-labelledby={labelId}
      data-row={row.key}
      {...dragging.target}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-2 gap-y-1 px-4 py-2 max-sm:px-3"
    >
      <div role="presentation" className="contents" onKeyDown={(event) => press(event, onMove, more.toggle)}>
        <span
          aria-hidden
          {...(count > 1 && dragging.handle)}
          className="rounded-small text-lg leading-6 font-semibold text-ink-faint sm:text-center [&[draggable]]:cursor-grab"
        >
          {position}
        </span>
        <RowName row={row} error={errorOf(id('presentation'))} onChange={onChange} onRemove={onRemove}>
          <IconButton
            id={more.id}
            label={texts.more}
            spoken={<WithNames text={texts.moreOf(drug)} names={[drug]} />}
            icon={Ellipsis}
            aria-expanded={more.isWhole}
            aria-keyshortcuts="Alt+M"
            onClick={more.toggle}
            className="bg-clip-content p-1.5 aria-expanded:bg-accent-soft"
          />
        </RowName>
        <RowInstructions {...{ row, patient, errorOf, onChange }} />
        {more.isOpen && (
          <div className={besideNumber}>
            <RowMore {...{ row, position, count, errorOf, onChange, onMove }} isRouteOnly={!more.isWhole} />
          </div>
        )}
        <RowNotes {...{ row, count, order, patient, onChange }} onGeneric={() => more.show('generic')} />
      </div>
      <span hidden id={labelId}>
        <WithNames text={rowLabel(position, drug)} names={[drug]} />
      </span>
    </li>
  )
}

/** Alt with an arrow moves a row; Alt M opens and closes the row's fields that are seldom needed. */
function press(event: KeyboardEvent, onMove: RowCardProps['onMove'], toggle: () => void): void {
  const by = STEPS[event.key]
  if ((event.code !== 'KeyM' && !by) || !event.altKey || event.ctrlKey || event.metaKey) return
  // In a select and in a combobox, Alt with an arrow key opens the list, and does not move the row.
  const { target } = event
  if (by && target instanceof Element && target.matches('select, [role="combobox"]')) return
  event.preventDefault()
  if (by) onMove(by)
  else toggle()
}

interface RowNotesProps extends Pick<RowCardProps, 'row' | 'count' | 'order' | 'patient' | 'onChange'> {
  onGeneric: () => void
}

/**
 * Notes on one medicine: usual doses for a child, what the legal class of the medicine requires, and findings of the safety
 * checks.
 */
function RowNotes({ row, count, order, patient, onChange, onGeneric }: RowNotesProps) {
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
      <div className={classNames('-mt-0.5 empty:hidden', besideNumber)}>
        <ClassNotice row={row} rows={count} onGeneric={onGeneric} />
      </div>
      <div className={classNames('empty:hidden', besideNumber)}>
        <RowFindings
          row={row.key}
          label={drugName(row)}
          order={order}
          onPick={(drug) => {
            // The instructions are cleared, because their dose was meant for the previous drug.
            onChange({ ...fillFromDrug(row, drug), instructions: '' })
            moveFocus(rowFieldId(row.key, 'instructions'))
          }}
        />
      </div>
    </>
  )
}
