import { useState } from 'react'
import type { ImportOutcome, ImportPreview, ImportRow } from '#contract/medications/own-medications.ts'
import { formatCount } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const
/**
 * Number of rows of the import that are added at a time: the list grows inside the dialog, whose buttons must stay within reach.
 */
const STEP = 12

const tones: Record<ImportOutcome, TagTone> = {
  new: 'ok',
  changed: 'accent',
  unchanged: 'plain',
  refused: 'warn',
}

/** Preview of an import: what the file would do, row by row. */
export function ImportRows({ preview: { rows, counts, layout } }: { preview: ImportPreview }) {
  const texts = useTexts('medications')
  const [outcome, setOutcome] = useState<ImportOutcome | 'all'>('all')
  const [limit, setLimit] = useState(STEP)
  const shown = rows.filter((row) => outcome === 'all' || row.outcome === outcome)
  return (
    <div className="grid gap-3">
      <p>
        {texts.layouts[layout]}. {texts.previewText}
      </p>
      <Select
        label={texts.show}
        value={outcome}
        onChange={({ target }) => {
          setOutcome(OUTCOMES.find((one) => one === target.value) ?? 'all')
          setLimit(STEP)
        }}
        options={[
          { value: 'all', label: texts.allRows(formatCount(rows.length)) },
          ...OUTCOMES.map((one) => ({
            value: one,
            label: texts.outcomeCounts[one](formatCount(counts[one])),
          })),
        ]}
      />
      <ul
        aria-label={texts.previewTitle}
        className="divide-y divide-line rounded-card border border-line text-ink"
      >
        {shown.slice(0, limit).map((row, at) => (
          <Row key={`${row.line} ${at}`} row={row} />
        ))}
      </ul>
      {shown.length > limit && (
        <Button className="justify-self-start" onClick={() => setLimit(limit + 4 * STEP)}>
          {texts.showMore}
        </Button>
      )}
    </div>
  )
}

function Row({ row: { line, outcome, presentation, fraction, changes, reason } }: { row: ImportRow }) {
  const texts = useTexts('medications')
  const names: Readonly<Record<string, string>> = texts.fields
  const [key = '', ...bound] = reason?.key.split(':') ?? []
  return (
    <li className="grid gap-1 px-4 py-2.5">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <Clinical>{presentation}</Clinical>
        </span>
        <Tag tone={tones[outcome]}>{texts.outcomes[outcome]}</Tag>
      </div>
      {reason && (
        <p className="text-sm text-warn-ink wrap-anywhere">
          {texts.reason(key, bound.join(':'), reason.detail)}
        </p>
      )}
      {changes.map(({ field, before, after }) => (
        <p key={field} className="text-sm text-ink-soft wrap-anywhere">
          {texts.change(names[field] ?? field, before, after)}
        </p>
      ))}
      <p className="text-sm text-ink-faint">
        {texts.line(line)}
        {fraction && `, ${texts.fraction(fraction, false)}`}
      </p>
    </li>
  )
}
