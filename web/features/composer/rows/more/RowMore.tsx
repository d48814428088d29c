import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { WithNames } from '../../../../ui/Clinical.tsx'
import { rowFieldId } from '../../draft/field-ids.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { Builder } from '../../posology/Builder.tsx'
import { moveFocus } from '../move-focus.ts'
import { RefillsField } from '../quantity/RefillsField.tsx'
import type { RowCardProps } from '../row-parts.ts'
import { RouteSelect } from './RouteSelect.tsx'

interface RowMoreProps extends Pick<
  RowCardProps,
  'row' | 'position' | 'count' | 'errorOf' | 'onChange' | 'onMove'
> {
  /** Whether only the route is shown, because the row needs a route and nobody has opened the other fields. */
  isRouteOnly: boolean
}

/**
 * Fields that a row seldom needs: the generic name of a free text, route, refills, the ban on other brands, the place among the
 * rows, and the dosage in fields.
 */
export function RowMore({ row, position, count, errorOf, isRouteOnly, onChange, onMove }: RowMoreProps) {
  const texts = useTexts('composer-rows')
  const [isBuilding, setBuilding] = useState(false)
  const drug = drugName(row)
  const judged = useJudgement().rowOf(row.key)
  const id = (field: Parameters<typeof rowFieldId>[1]) => rowFieldId(row.key, field)
  const fieldsId = `row-${row.key}-fields`
  const route = (
    <div className="w-40 max-sm:w-full">
      <RouteSelect
        id={id('via')}
        drug={drug}
        via={row.via}
        own={judged?.routes ?? []}
        error={errorOf(id('via'))}
        onChange={(via) => onChange({ via })}
      />
    </div>
  )
  if (isRouteOnly) return route
  return (
    <div className="grid gap-2.5 rounded-control bg-sunk p-2.5">
      {row.category === 'unstructured_drug' && (
        <TextField
          id={id('generic')}
          label={texts.generic}
          optional
          hint={texts.genericHint}
          maxLength={160}
          error={errorOf(id('generic'))}
          value={row.generic}
          onChange={({ target }) => onChange({ generic: target.value })}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-2.5 gap-y-2">
        {route}
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
        {count > 1 && <MoveButtons {...{ drug, position, count, onMove }} />}
        <Button
          tone="quiet"
          id={fieldsId}
          aria-expanded={isBuilding}
          onClick={() => setBuilding(!isBuilding)}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          <span aria-hidden>{texts.fields}</span>
          <span className="sr-only">
            <WithNames text={texts.fieldsOf(drug)} names={[drug]} />
          </span>
        </Button>
      </div>
      {isBuilding && (
        <Builder
          row={row}
          onChange={onChange}
          onClose={() => {
            setBuilding(false)
            moveFocus(fieldsId)
          }}
        />
      )}
    </div>
  )
}

interface MoveButtonsProps extends Pick<RowMoreProps, 'position' | 'count' | 'onMove'> {
  drug: string
}

/** Buttons that move the row up or down among the other rows. */
function MoveButtons({ drug, position, count, onMove }: MoveButtonsProps) {
  const texts = useTexts('composer-rows')
  const off = 'aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'
  return (
    <span className="flex">
      <IconButton
        label={texts.up}
        spoken={<WithNames text={texts.moveUp(drug)} names={[drug]} />}
        icon={ArrowUp}
        aria-disabled={position === 1 || undefined}
        aria-keyshortcuts="Alt+ArrowUp"
        className={off}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={texts.down}
        spoken={<WithNames text={texts.moveDown(drug)} names={[drug]} />}
        icon={ArrowDown}
        aria-disabled={position === count || undefined}
        aria-keyshortcuts="Alt+ArrowDown"
        className={off}
        onClick={() => onMove(1)}
      />
    </span>
  )
}
