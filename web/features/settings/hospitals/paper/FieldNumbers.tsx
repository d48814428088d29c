import {
  EDGE_MM,
  LEAST,
  type OwnPaper,
  PAPER_FIELDS,
  type PaperField,
} from '#contract/places/sheet-layout.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Select } from '../../../../ui/fields/Select.tsx'
import { NumberField } from './NumberField.tsx'
import { placedFields, moved, sized } from './placing.ts'

interface FieldNumbersProps {
  paper: OwnPaper
  chosen: PaperField
  onChoose: (field: PaperField) => void
  onChange: (paper: OwnPaper) => void
}

/** Number fields for the position and size of the chosen field of the paper. */
export function FieldNumbers({ paper, chosen, onChoose, onChange }: FieldNumbersProps) {
  const texts = useTexts('sheets')
  const box = paper.fields[chosen]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={texts.chosen}
        value={chosen}
        options={placedFields(paper).map(({ field }) => ({ value: field, label: texts.fields[field] }))}
        onChange={({ target }) => onChoose(PAPER_FIELDS.find((f) => f === target.value) ?? 'patient')}
        className="sm:col-span-2"
      />
      {box && (
        <>
          <NumberField
            label={texts.left}
            value={box.x}
            least={EDGE_MM}
            most={paper.width}
            onChange={(x) => onChange(moved(paper, chosen, { ...box, x }))}
          />
          <NumberField
            label={texts.top}
            value={box.y}
            least={EDGE_MM}
            most={paper.height}
            onChange={(y) => onChange(moved(paper, chosen, { ...box, y }))}
          />
          <NumberField
            label={texts.width}
            value={box.width}
            least={LEAST[chosen].width}
            most={paper.width}
            onChange={(width) => onChange(sized(paper, chosen, { ...box, width }))}
          />
          <NumberField
            label={texts.height}
            value={box.height}
            least={LEAST[chosen].height}
            most={paper.height}
            onChange={(height) => onChange(sized(paper, chosen, { ...box, height }))}
          />
        </>
      )}
    </div>
  )
}
