import { useId } from 'react'
import { drugForm, drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../lib/texts.ts'
import { InstructionsField } from './instructions/InstructionsField.tsx'
import type { RowCardProps } from './row-parts.ts'
import { Clinical, WithNames } from '../../../ui/Clinical.tsx'

/** Placeholder of the card of a medicine while its code is fetched: the dose can already be typed, and stays in the card. */
export function RowStandIn({ row, position, onChange }: RowCardProps) {
  const texts = useTexts('composer')
  const labelId = useId()
  return (
    <li aria-labelledby={labelId} className="grid min-h-28 content-start gap-y-1 px-4 py-2 sm:pl-11">
      <p className="leading-5">
        <Clinical>
          <b className="text-lg leading-5 font-semibold">{drugName(row)}</b>{' '}
          <span className="text-ink-soft">{drugForm(row)}</span>
        </Clinical>
      </p>
      <InstructionsField row={row} onChange={onChange} />
      <span hidden id={labelId}>
        <WithNames text={texts.rowLabel(position, drugName(row))} names={[drugName(row)]} />
      </span>
    </li>
  )
}
