import { type ReactNode, useId, useState } from 'react'
import type { Finding, Severity } from '#contract/safety.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FindingFacts, FindingReason, FindingTitle } from '../../../ui/safety/FindingList.tsx'
import { groupByAdvice } from '../../../ui/safety/group-by-advice.ts'
import { headlinesOf } from '../../../ui/safety/headlines-of.ts'
import { severityIcon } from '../../../ui/safety/severity-icon.ts'
import { spanishNames } from '../../../ui/safety/spanish-names.ts'
import { warningWord } from '../../../ui/safety/warning-word.ts'
import { WithNames } from '../../../ui/Clinical.tsx'
import { rowFieldId } from '../draft/field-ids.ts'

type Group = readonly [Finding, ...Finding[]]

const tones: Record<Severity, string> = {
  contraindicated: 'bg-stop-soft text-stop-ink',
  serious: 'bg-warn-soft text-warn-ink',
  moderate: 'bg-warn-soft text-warn-ink',
  minor: 'bg-sunk text-ink-soft',
}

interface RowWarningsProps {
  row: string
  findings: readonly Finding[]
  label: ReactNode
}

/**
 * Safety findings at one row, one line each; the minor ones share a line. Only a contraindication takes as many lines as it needs
 * (decision 061). Pressing a line shows reason, advice and sources.
 */
export function RowWarnings({ row, findings, label }: RowWarningsProps) {
  const labelId = useId()
  const groups = groupByAdvice(findings)
  const minor = groups.filter(([{ severity }]) => severity === 'minor')
  const lines = groups.filter((group) => !minor.includes(group)).map((group) => [group])
  const [first] = minor
  return (
    <>
      <ul aria-labelledby={labelId} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {[...lines, ...(first ? [minor] : [])].map((merged) => (
          <Warning key={merged[0]?.[0].id} row={row} groups={merged} />
        ))}
      </ul>
      <span hidden id={labelId}>
        {label}
      </span>
    </>
  )
}

function Warning({ row, groups }: { row: string; groups: readonly Group[] }) {
  const texts = useTexts('safety')
  const [isOpen, setOpen] = useState(false)
  const [[finding] = []] = groups
  if (!finding) return null
  const { severity, advice } = finding
  const Icon = severityIcon[severity]
  const word = warningWord(severity, groups.flat())
  return (
    <li
      className={classNames(
        'flex flex-wrap items-start gap-x-3 rounded-control px-3 text-sm',
        tones[severity],
      )}
    >
      <details
        className="group min-w-0 flex-1 basis-64"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none items-start gap-2 rounded-small py-2 pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span
            className={classNames(
              'min-w-0 flex-1 group-open:whitespace-normal',
              severity !== 'contraindicated' && 'sm:truncate',
            )}
          >
            <b className="font-semibold">{word === 'overdose' ? texts.overdose : texts.severity[word]}</b>:{' '}
            <WithNames text={headlinesOf(groups.flat(), texts)} names={spanishNames(groups.flat())} />
            {groups.length === 1 && advice && <>. {advice}</>}
          </span>
          <span className="shrink-0 font-semibold whitespace-nowrap hover:underline">{texts.whyShort}</span>
        </summary>
        {isOpen && (
          <div className="grid gap-2 pb-2 pl-6 text-ink">
            {groups.map(([one, ...same]) => (
              <div key={one.id}>
                {/* With a single group of findings, the line above already says what the finding is about, and what to do. */}
                {groups.length > 1 && <FindingTitle finding={one} same={same} />}
                <p className="empty:hidden">
                  <FindingFacts finding={one} />
                  {groups.length > 1 && one.advice}
                </p>
                <FindingReason of={[one, ...same]} />
              </div>
            ))}
          </div>
        )}
      </details>
      {severity !== 'minor' && (
        <button
          type="button"
          className="min-h-9 shrink-0 cursor-pointer rounded-small font-semibold hover:underline pointer-coarse:min-h-11"
          // Clicks the name of the medicine, which is the button that searches for another medicine.
          onClick={() => document.getElementById(rowFieldId(row, 'presentation'))?.click()}
        >
          {texts.change}
        </button>
      )}
    </li>
  )
}
