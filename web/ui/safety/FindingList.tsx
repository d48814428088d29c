import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import type { Finding } from '#contract/safety.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { WithNames } from '../Clinical.tsx'
import { groupByAdvice } from './group-by-advice.ts'
import { headlinesOf } from './headlines-of.ts'
import { reviewWords } from './review-words.ts'
import { SeverityMark } from './SeverityMark.tsx'
import { Sources } from './Sources.tsx'
import { spanishNames } from './spanish-names.ts'

/** Findings about one medicine row. The list is below the row's inputs, so that no input moves when the list grows. */
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

interface FindingTextProps {
  finding: Finding
  /** Further findings that have the same advice as `finding`. */
  same?: readonly Finding[]
}

/** One finding: the risk, what to do, and on request the reason and the sources. */
export function FindingText({ finding, same = [] }: FindingTextProps) {
  const texts = useTexts('safety')
  const all = [finding, ...same]
  return (
    <>
      <FindingTitle finding={finding} same={same} />
      <p className="text-ink-soft">
        <FindingFacts finding={finding} />
        {finding.advice}
      </p>
      <details className="group text-sm text-ink-soft">
        <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-small font-medium hover:underline [&::-webkit-details-marker]:hidden">
          {texts.why}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <FindingReason of={all} />
      </details>
    </>
  )
}

/** Title of a safety finding: its subject and its severity. */
export function FindingTitle({ finding, same = [] }: FindingTextProps) {
  const texts = useTexts('safety')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <SeverityMark finding={finding} />
      <b className="font-semibold text-ink first-letter:uppercase">
        <WithNames text={headlinesOf([finding, ...same], texts)} names={spanishNames([finding, ...same])} />
      </b>
    </p>
  )
}

/** The figures and circumstances of a finding as sentences; nothing where it has none. */
export function FindingFacts({ finding }: { finding: Finding }) {
  const texts = useTexts('safety')
  const { kind, figures, items, factors = [], prescribed = [] } = finding
  const figuresText = kind === 'strength' ? texts.strengths : texts.figures
  return (
    <>
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
    </>
  )
}

/** The reason of findings with the same advice, their sources, and whether an external reviewer has reviewed them. */
export function FindingReason({ of: all }: { of: readonly Finding[] }) {
  const texts = useTexts('safety')
  const mechanisms = new Set(all.map(({ mechanism }) => mechanism))
  return (
    <>
      {[...mechanisms].map((mechanism) => (
        <p key={mechanism} className="pt-1">
          {mechanism}
        </p>
      ))}
      <Sources of={all} />
      <p className="text-ink-faint">{reviewWords(all, texts)}</p>
    </>
  )
}
