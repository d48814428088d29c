import { CircleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { drugForm, drugName } from '#contract/drug-name.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { firstClick } from '../../../../ui/first-click.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import { fillFromDrug, fillFromText, type Row } from '../draft/row.ts'
import { DrugSearch } from './DrugSearch.tsx'
import { moveFocus } from './move-focus.ts'

interface RowNameProps {
  row: Row
  error: string | undefined
  onChange: (change: Partial<Omit<Row, 'key'>>) => void
  onRemove: () => void
}

/** What the medicine is. Pressing its name finds another; the rest of the row stays. */
export function RowName({ row, error, onChange, onRemove }: RowNameProps) {
  const texts = useTexts('composer')
  // A search that a reload interrupted goes on.
  const [isChanging, setChanging] = useState(row.drug !== '')
  const drug = drugName(row)
  const id = rowFieldId(row.key, 'presentation')
  const fill = (next: Row) => {
    onChange(next)
    setChanging(false)
    moveFocus(rowFieldId(row.key, 'instructions'))
  }
  if (isChanging) {
    const stop = () => {
      onChange({ drug: '' })
      setChanging(false)
      moveFocus(id)
    }
    return (
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <DrugSearch
            id={id}
            label={texts.changeDrug(drug)}
            text={row.drug}
            error={error}
            onText={(text) => onChange({ drug: text })}
            onDrug={(found) => fill(fillFromDrug(row, found))}
            onFreeText={(text) => fill(fillFromText(row, text))}
          />
        </div>
        <Button tone="quiet" onClick={stop}>
          {texts.keepDrug}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 sm:flex-nowrap sm:items-start">
      <div className="min-w-0">
        <button
          type="button"
          id={id}
          title={texts.changeDrug(drug)}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => {
            setChanging(true)
            moveFocus(id)
          }}
          className="cursor-pointer rounded-small text-left wrap-anywhere hover:underline hover:decoration-edge hover:underline-offset-3"
        >
          <b className="text-lg font-semibold">{drug}</b>{' '}
          <span className="text-ink-soft">{drugForm(row)}</span>
          <span className="sr-only">, {texts.changeDrug(drug)}</span>
        </button>
        {row.brand && <p className="text-sm text-ink-faint">{row.brand}</p>}
        {row.category === 'unstructured_drug' && (
          <p className="text-sm text-ink-faint">{texts.unstructuredHelp}</p>
        )}
        {error && (
          <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-stop-ink">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1 max-sm:w-full">
        <Tag tone="outline">
          {row.fraction ? texts.fraction(row.fraction, row.antibiotic) : texts.unstructured}
        </Tag>
        <IconButton
          label={texts.remove(drug)}
          icon={X}
          {...firstClick(onRemove)}
          className="-my-2.5 -mr-2.5 max-sm:ml-auto"
        />
      </div>
    </div>
  )
}
