import { Plus, TriangleAlert, X } from 'lucide-react'
import { useId, useState } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import { withAll, withGroup } from '#contract/posology/builder.ts'
import { groupsOf } from '#contract/posology/groups.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Clinical, WithNames } from '../../../ui/Clinical.tsx'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import type { Row } from '../draft/row.ts'
import { Chips } from './Chips.tsx'
import { Line } from './Line.tsx'
import { StepFields } from './StepFields.tsx'
import { useBuilder } from './use-builder.ts'
import { WayFields } from './WayFields.tsx'

/** Maximum number of steps of a taper in one instruction; no treatment is expected to need more. */
const MOST_STEPS = 8

export interface BuilderProps {
  row: Row
  onChange: (change: Partial<Omit<Row, 'key'>>) => void
  onClose: () => void
}

/** The instructions of a row in fields, for doctors who would rather press than type. */
export function Builder({ row, onChange, onClose }: BuilderProps) {
  const texts = useTexts('posology')
  const composer = useTexts('composer')
  const builder = useBuilder(row, onChange)
  const labelId = useId()
  const [chosen, setChosen] = useState(0)
  const { steps, change } = builder
  const groups = groupsOf(steps)
  const at = Math.min(chosen, groups.length - 1)
  const group = groups[at] ?? steps
  const last = groups.at(-1)?.[0]
  const add = () => {
    // The new step of a taper is a copy of the last step, without its notes.
    change(withGroup(steps, groups.length, withAll(groups.at(-1) ?? [], { notes: [] })))
    setChosen(groups.length)
  }
  const apply = () => {
    const undo = builder.apply()
    notify({ message: texts.applied, action: { label: composer.undo, run: undo } })
  }
  return (
    <section
      aria-labelledby={labelId}
      className="grid gap-3 rounded-control border border-line bg-ground p-3 sm:p-4"
    >
      <span hidden id={labelId}>
        <WithNames text={texts.panel(drugName(row))} names={[drugName(row)]} />
      </span>
      {builder.isApart && (
        <p className="flex items-start gap-2 text-sm text-warn-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {texts.apart}
        </p>
      )}
      {groups.length > 1 && (
        <StepChoice
          count={groups.length}
          at={at}
          onChoose={setChosen}
          onRemove={() => change(withGroup(steps, at, null))}
        />
      )}
      <StepFields
        key={at}
        group={group}
        isLast={at === groups.length - 1}
        presentation={row.presentation}
        onChange={(next) => change(withGroup(steps, at, next))}
      />
      <WayFields steps={steps} onChange={change} />
      {groups.length < MOST_STEPS && (
        <Button
          tone="quiet"
          className="justify-self-start"
          disabled={last?.dose == null || last.duration?.kind !== 'span'}
          title={texts.addStepHint}
          onClick={add}
        >
          <Plus aria-hidden className="size-4" />
          {texts.addStep}
        </Button>
      )}
      <WrittenSentence builder={builder} isWritten={group[0]?.dose != null} />
      <div className="flex flex-wrap gap-2">
        {builder.isApart ? (
          <Button tone="primary" disabled={steps[0]?.dose == null} onClick={apply}>
            {texts.apply}
          </Button>
        ) : (
          builder.isChanged && <Button onClick={builder.restore}>{texts.restore}</Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  )
}

interface StepChoiceProps {
  count: number
  at: number
  onChoose: (step: number) => void
  onRemove: () => void
}

/** Buttons for the steps of a taper: one step is edited at a time. */
function StepChoice({ count, at, onChoose, onRemove }: StepChoiceProps) {
  const texts = useTexts('posology')
  return (
    <Line label={texts.steps}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chips
          label={texts.steps}
          options={Array.from({ length: count }, (_, i) => ({ value: String(i), label: texts.step(i + 1) }))}
          value={String(at)}
          onChange={(value) => onChoose(Number(value ?? 0))}
        />
        <Button tone="quiet" onClick={onRemove}>
          <X aria-hidden className="size-4" />
          {texts.removeStep(at + 1)}
        </Button>
      </div>
    </Line>
  )
}

interface WrittenSentenceProps {
  builder: ReturnType<typeof useBuilder>
  isWritten: boolean
}

/** The sentence that the values of the fields make, as the patient will read it. */
function WrittenSentence({ builder, isWritten }: WrittenSentenceProps) {
  const texts = useTexts('posology')
  const { patientReads } = useTexts('composer-rows')
  return (
    <p aria-live="polite" className="border-t border-line pt-3">
      {isWritten && (
        <>
          <span className="text-ink-soft">{builder.isApart ? texts.wouldSay : patientReads}</span>{' '}
          <b className="font-semibold">
            <Clinical>{builder.sentence}</Clinical>
          </b>
        </>
      )}
      {builder.isTooLong && <span className="block text-stop-ink">{texts.tooLong}</span>}
    </p>
  )
}
