import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import type { Finding } from '#contract/safety.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { groupByAdvice } from './group-by-advice.ts'
import { reviewWords } from './review-words.ts'
import { SeverityMark } from './SeverityMark.tsx'
import { Sources } from './Sources.tsx'

/** Findings at one row. The list is below the inputs, so that its growth moves none of them. */
export function FindingList({ findings, label }: { findings: readonly Finding[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
      {groupByAdvice(findings).map(([finding, ...same]) => (
        <li key={`${finding.id} ${finding.items.join(' ')}`} className="grid gap-1 bg-sunk px-3 py-2">
          <FindingText finding={finding} same={same} />
        </li>
      ))}
    </ul>
  )
}

/**
 * One finding: the risk, what to do, and on request the reason and the sources. `same` are findings with the same
 * advice.
 */
export function FindingText({
  finding,
  same = [],
  isOpen,
}: {
  finding: Finding
  same?: readonly Finding[]
  /** Whether reason and sources are shown at once. */
  isOpen?: boolean
}) {
  const texts = useTexts('safety')
  const { kind, severity, advice, figures, items, factors = [], prescribed = [] } = finding
  const all = [finding, ...same]
  const mechanisms = new Set(all.map(({ mechanism }) => mechanism))
  const figuresText = kind === 'strength' ? texts.strengths : texts.figures
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SeverityMark severity={severity} />
        <b className="font-semibold text-ink first-letter:uppercase">
          {all.map(({ about }) => texts.headline[kind](about)).join('; ')}
        </b>
      </p>
      <p className="text-ink-soft">
        {figures && <>{figuresText(figures.written, figures.limit, figures.unit)} </>}
        {factors.length > 0 && <>{texts.factors(factors)} </>}
        {items.some((item) => item.startsWith('current:')) && <>{texts.withCurrent} </>}
        {items.some((item) => item.startsWith('stopped:')) && <>{texts.withStopped} </>}
        {items.some((item) => item.startsWith('vaccine:')) && <>{texts.withVaccine} </>}
        {prescribed.map(({ signature, on, until }) => (
          <Fragment key={`${signature} ${until}`}>
            {texts.prescribed(formatDay(on), until && formatDay(until))}{' '}
          </Fragment>
        ))}
        {advice}
      </p>
      <details open={isOpen} className="group text-sm text-ink-soft">
        <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-small font-medium hover:underline [&::-webkit-details-marker]:hidden">
          {texts.why}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {[...mechanisms].map((mechanism) => (
          <p key={mechanism} className="pt-1">
            {mechanism}
          </p>
        ))}
        <Sources of={all} />
        <p className="text-ink-faint">{reviewWords(all, texts)}</p>
      </details>
    </>
  )
}
