import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { InstructionHint } from './InstructionHint.tsx'
import { InstructionsField } from './InstructionsField.tsx'
import { moveFocus } from './move-focus.ts'
import { besideNumber } from './quantity/beside-number.ts'

const Builder = onDemand(
  async () => {
    const [part] = await Promise.all([import('../posology/Builder.tsx'), loadTexts('posology')])
    return part.Builder
  },
  () => <Skeleton className="h-96 w-full rounded-control" />,
)

const TwoReadings = onDemand(async () => {
  const [part] = await Promise.all([import('../posology/TwoReadings.tsx'), loadTexts('posology')])
  return part.TwoReadings
})

interface RowInstructionsProps {
  row: Row
  error: string | undefined
  onChange: (change: Partial<Omit<Row, 'key'>>) => void
}

/** Instructions of a medicine, typed or put together in fields. */
export function RowInstructions({ row, error, onChange }: RowInstructionsProps) {
  const texts = useTexts('composer-rows')
  const [isBuilding, setBuilding] = useState(false)
  const { choices } = readingOf(row)
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 gap-y-2.5', besideNumber)}>
      <InstructionsField row={row} error={error} hint={<InstructionHint row={row} />} onChange={onChange} />
      <IconButton
        id={`row-${row.key}-fields`}
        label={texts.fieldsOf(drugName(row))}
        icon={SlidersHorizontal}
        aria-expanded={isBuilding}
        className="aria-expanded:bg-accent-soft aria-expanded:text-ink"
        onClick={() => setBuilding(!isBuilding)}
      />
      {choices.length > 0 && (
        <TwoReadings
          choices={choices}
          onChoose={({ text }) => {
            onChange({ instructions: text })
            moveFocus(rowFieldId(row.key, 'instructions'))
          }}
        />
      )}
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
  )
}
