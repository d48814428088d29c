import { habitsWords, liverWords, vaccineWords } from '../../ui/patient-record/circumstance-words.ts'
import { useState } from 'react'
import type { Duplicate } from '#contract/patients/patient-merge.ts'
import type { RecordSection, RecordSections } from '#contract/patients/patient-record.ts'
import { api } from '../../lib/calls/api.ts'
import { formatDay } from '../../lib/format.ts'
import { patientMergeCalls } from '../../lib/calls/patient-calls.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { mergeBody, type MergeLine, mergeLines, proposed, type MergeSide } from './merge-lines.ts'

interface MergeDialogProps {
  self: Duplicate
  other: Duplicate
  onClose: () => void
  onDone: () => Promise<void>
}

/** Dialog that merges two patients. The doctor decides each difference; `proposed` preselects a choice. */
export function MergeDialog({ self, other, onClose, onDone }: MergeDialogProps) {
  const { duplicates: texts } = useTexts('patient-pages')
  const { cancel } = useTexts('common')
  const words = useSectionWords()
  const lines = mergeLines(self, other, words)
  const [sides, setSides] = useState<ReadonlyMap<string, MergeSide>>(
    () => new Map(lines.map((line) => [line.name, proposed(line, self)])),
  )
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const unite = async () => {
    setBusy(true)
    setError('')
    try {
      await api(patientMergeCalls.merge, {
        params: { uid: self.patient.uid },
        body: {
          other: other.patient.uid,
          version: self.record_version,
          other_version: other.record_version,
          ...mergeBody(lines, sides),
        },
      })
      await onDone()
    } catch (failure) {
      setError(problemText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.dialog}
      closesOutside={false}
      className="w-[min(46rem,calc(100vw-1.5rem))]"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button tone="primary" busy={isBusy} onClick={() => void unite()}>
            {isBusy ? texts.uniting : texts.unite}
          </Button>
        </>
      }
    >
      <p>{texts.explain}</p>
      {lines.map((line) => (
        <LineChoice
          key={line.name}
          line={line}
          side={sides.get(line.name)}
          onSide={(side) => setSides(new Map(sides).set(line.name, side))}
        />
      ))}
      <p role="alert" className="font-medium text-stop-ink empty:hidden">
        {error}
      </p>
    </Dialog>
  )
}

interface LineChoiceProps {
  line: MergeLine
  side: MergeSide | undefined
  onSide: (side: MergeSide) => void
}

/** One difference between two patients, with the values of both to choose from. */
function LineChoice({ line, side: chosen, onSide }: LineChoiceProps) {
  const { duplicates: texts, fields, empty } = useTexts('patient-pages')
  const { sections } = useTexts('record')
  const { sexes } = useTexts('patients')
  const labels: Record<string, string> = { ...fields, ...sections }
  const shown = (value: string): string => {
    if (value === '') return empty
    if (line.name === 'date_of_birth') return formatDay(value)
    return line.name === 'gender' && (value === 'F' || value === 'M' || value === 'O') ? sexes[value] : value
  }
  const choices: readonly [MergeSide, string, string][] = [
    ['self', texts.thisOne, shown(line.self)],
    ['other', texts.otherOne, shown(line.other)],
    ...(line.canJoin ? [joined(texts.both)] : []),
  ]
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{labels[line.name]}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(([side, whose, value]) => (
          <label
            key={side}
            className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-control border border-edge px-3 py-2 text-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`merge-${line.name}`}
              checked={side === chosen}
              onChange={() => onSide(side)}
              className="checkbox mt-0.5"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className={value ? 'block text-sm text-ink-faint' : 'block'}>{whose}</span>
              {value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const joined = (label: string): [MergeSide, string, string] => ['both', label, '']

/**
 * Returns a function that describes a section of a patient's record in one line, so that two patients' sections can be told
 * apart.
 */
function useSectionWords() {
  const texts = useTexts('record')
  return (section: RecordSection, record: RecordSections): string => {
    const { weight, height, creatinine, reproduction } = record
    if (record[section] === null) return texts.notAsked
    switch (section) {
      case 'allergies':
        return record.allergies?.map(({ text }) => text).join(', ') || texts.none.allergies
      case 'conditions':
        return (
          record.conditions?.map(({ name, code }) => `${name} (${code})`).join(', ') || texts.none.conditions
        )
      case 'medication':
        return record.medication?.map(({ text }) => text).join(', ') || texts.none.medication
      case 'vaccines':
        return record.vaccines?.map((one) => vaccineWords(one, texts)).join(', ') || texts.none.vaccines
      case 'weight':
        return weight ? `${weight.kg} kg, ${formatDay(weight.on)}` : ''
      case 'height':
        return height ? `${height.cm} cm, ${formatDay(height.on)}` : ''
      case 'creatinine':
        return creatinine ? `${creatinine.mg_dl} mg/dL, ${formatDay(creatinine.on)}` : ''
      case 'liver':
        return liverWords(record, texts)
      case 'habits':
        return habitsWords(record, texts)
      case 'reproduction':
        break
    }
    if (!reproduction) return ''
    return [
      reproduction.pregnant ? texts.pregnant : texts.notPregnant,
      reproduction.lactating ? texts.lactatingNow : texts.notLactating,
      formatDay(reproduction.on),
    ].join(', ')
  }
}
