import {
  type OwnPaper,
  PAPER_SIZES,
  type PaperField,
  paperLimits,
  startingPaper,
} from '#contract/places/sheet-layout.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../../ui/fields/Select.tsx'
import { FieldNumbers } from './FieldNumbers.tsx'
import { NumberField } from './NumberField.tsx'
import { addedBox, placed, sizeName } from './placing.ts'

interface PaperFormProps {
  paper: OwnPaper
  onChange: (paper: OwnPaper) => void
  chosen: PaperField
  onChoose: (field: PaperField) => void
}

const SIZES = ['letter', 'half_letter', 'custom'] as const

/** Form of the paper in numbers: size, type, what the paper already carries, each field, and the printer. */
export function PaperForm({ paper, onChange, chosen, onChoose }: PaperFormProps) {
  const texts = useTexts('sheets')
  const preprint = (preprinted: boolean) => {
    const without = placed(placed(paper, 'doctor', undefined), 'place', undefined)
    onChange(preprinted ? { ...without, preprinted } : withHead(paper))
    if (preprinted && (chosen === 'doctor' || chosen === 'place')) onChoose('patient')
  }
  const hasDiagnosis = paper.fields.diagnosis !== undefined
  return (
    <div className="grid gap-5">
      <SizeFields paper={paper} onChange={onChange} />
      <Checkbox
        label={texts.preprinted}
        hint={texts.preprintedHint}
        checked={paper.preprinted}
        onChange={({ target }) => preprint(target.checked)}
      />
      <Checkbox
        label={texts.showDiagnosis}
        hint={texts.showDiagnosisHint}
        checked={hasDiagnosis}
        onChange={({ target }) => {
          onChange(placed(paper, 'diagnosis', target.checked ? addedBox(paper, 'diagnosis') : undefined))
          if (!target.checked && chosen === 'diagnosis') onChoose('patient')
        }}
      />
      <FieldNumbers {...{ paper, chosen, onChoose, onChange }} />
      <PrinterFields paper={paper} onChange={onChange} />
    </div>
  )
}

type PartProps = Pick<PaperFormProps, 'paper' | 'onChange'>

/** Fields for the size. Choosing another size places all fields as on a new paper of that size. */
function SizeFields({ paper, onChange }: PartProps) {
  const texts = useTexts('sheets')
  const named = sizeName(paper)
  const ofSize = (width: number, height: number) => {
    const { offset, preprinted } = paper
    const fresh = { ...startingPaper(width, height), offset }
    onChange(preprinted ? fresh : withHead(fresh))
  }
  const custom = named === 'custom'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={texts.size}
        value={named}
        options={SIZES.map((value) => ({ value, label: texts.sizes[value] }))}
        onChange={({ target }) => {
          const size = target.value === 'letter' || target.value === 'half_letter' ? target.value : null
          if (size) ofSize(PAPER_SIZES[size].width, PAPER_SIZES[size].height)
          else if (!custom) ofSize(Math.floor(paper.width), Math.floor(paper.height))
        }}
      />
      <NumberField
        label={texts.textSize}
        value={paper.size}
        {...paperLimits.size}
        onChange={(size) => onChange({ ...paper, size })}
      />
      {custom && (
        <>
          <NumberField
            label={texts.width}
            value={paper.width}
            {...paperLimits.width}
            onChange={(width) => ofSize(width, paper.height)}
          />
          <NumberField
            label={texts.height}
            value={paper.height}
            {...paperLimits.height}
            onChange={(height) => ofSize(paper.width, height)}
          />
        </>
      )}
    </div>
  )
}

/** Fields for the correction of the printer (`offset`): how far everything has to be moved right and down. */
function PrinterFields({ paper, onChange }: PartProps) {
  const texts = useTexts('sheets')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{texts.printer}</legend>
      <p className="text-sm text-ink-soft">{texts.printerLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={texts.offsetX}
          value={paper.offset.x}
          {...paperLimits.offset}
          onChange={(x) => onChange({ ...paper, offset: { ...paper.offset, x } })}
        />
        <NumberField
          label={texts.offsetY}
          value={paper.offset.y}
          {...paperLimits.offset}
          onChange={(y) => onChange({ ...paper, offset: { ...paper.offset, y } })}
        />
      </div>
    </fieldset>
  )
}

const withHead = (paper: OwnPaper): OwnPaper =>
  placed(
    placed({ ...paper, preprinted: false }, 'doctor', paper.fields.doctor ?? addedBox(paper, 'doctor')),
    'place',
    paper.fields.place ?? addedBox(paper, 'place'),
  )
