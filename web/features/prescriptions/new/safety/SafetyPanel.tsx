import { CircleCheck, CircleHelp, ClipboardList, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { Finding, Gap, SafetyAnswer, Severity } from '#contract/safety.ts'
import type { Texts } from '#locales/locale.ts'
import { useStore } from '../../../../lib/store.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LiveRegion } from '../../../../ui/LiveRegion.tsx'
import type { Draft } from '../draft/draft.ts'
import { Section } from '../Section.tsx'
import { Explanation } from './Explanation.tsx'
import { questionOf } from './question.ts'
import { safetyState, type SafetyState } from './safety-state.ts'
import { useSafetyCheck } from './use-safety-check.ts'
import { WeightForm } from './WeightForm.tsx'

const ORDER: readonly Severity[] = ['contraindicated', 'serious', 'moderate', 'minor']

/** What the checks say of the whole draft: found, nothing in what could be checked, or not checked and why. */
export function SafetyPanel({ draft }: { draft: Draft }) {
  const texts = useTexts('safety')
  const question = questionOf(draft)
  const { again } = useSafetyCheck(question)
  const state = useStore(safetyState)
  const { status, answer } = state
  if (status === 'idle') return null
  const lines = linesOf(state, draft, texts)
  return (
    <Section id="rx-safety" title={texts.title}>
      <div
        aria-busy={status === 'checking'}
        className="grid gap-2 rounded-card border border-line bg-card px-4 py-3 text-ink-soft"
      >
        {lines.map(({ icon: Icon, text, isStrong }) => (
          <p key={text} className="flex items-start gap-2">
            <Icon
              aria-hidden
              className={
                status === 'checking' ? 'mt-0.5 size-5 shrink-0 animate-spin' : 'mt-0.5 size-5 shrink-0'
              }
            />
            <span className={isStrong ? 'font-semibold text-ink' : ''}>{text}</span>
          </p>
        ))}
        {status === 'failed' && (
          <Button className="w-fit" onClick={again}>
            {texts.retry}
          </Button>
        )}
        {needsWeight(answer) && draft.patient && <WeightForm uid={draft.patient.uid} />}
        {answer?.explains && answer.findings.length > 0 && <Explanation question={question} />}
        {answer && (
          <details className="text-sm">
            <summary className="w-fit cursor-pointer rounded-small font-medium hover:underline">
              {texts.details}
            </summary>
            <p className="pt-1">{texts.scope}</p>
            <p className="text-ink-faint">{texts.version(answer.version)}</p>
          </details>
        )}
      </div>
      <LiveRegion text={status === 'checking' ? '' : lines.map(({ text }) => text).join(' ')} />
    </Section>
  )
}

interface Line {
  icon: LucideIcon
  text: string
  isStrong: boolean
}

function linesOf({ status, answer }: SafetyState, draft: Draft, texts: Texts<'safety'>): Line[] {
  if (status === 'failed') return [{ icon: CircleHelp, text: texts.down, isStrong: true }]
  if (status === 'checking' || !answer) return [{ icon: LoaderCircle, text: texts.checking, isStrong: false }]
  const lines: Line[] = []
  if (answer.findings.length > 0)
    lines.push({ icon: ClipboardList, text: texts.found(countsOf(answer.findings, texts)), isStrong: true })
  const gaps = gapsOf(answer.gaps, draft, texts)
  if (gaps.length > 0) lines.push({ icon: CircleHelp, text: texts.unchecked(gaps), isStrong: false })
  if (lines.length === 0) lines.push({ icon: CircleCheck, text: texts.nothing, isStrong: true })
  return lines
}

const countsOf = (findings: readonly Finding[], texts: Texts<'safety'>): string[] =>
  ORDER.flatMap((severity) => {
    const n = findings.filter((finding) => finding.severity === severity).length
    return n === 0 ? [] : [texts.count[severity](n)]
  })

/** What the record lacks in one part, then each other reason once with all that it is about. */
function gapsOf(gaps: readonly Gap[], draft: Draft, texts: Texts<'safety'>): string[] {
  const byReason = new Map<Gap['reason'], Set<string>>()
  for (const { reason, about } of gaps)
    byReason.set(reason, new Set([...(byReason.get(reason) ?? []), ...about]))
  const words = (isMissing: boolean): string[] =>
    [...byReason]
      .filter(([reason]) => reason.startsWith('missing-') === isMissing)
      .map(([reason, about]) => texts.gaps[reason]([...about]))
  const missing = words(true)
  // Without a patient there is one thing to say of all that is missing.
  if (!draft.patient) return [texts.noPatient, ...words(false)]
  return [...(missing.length > 0 ? [texts.unrecorded(missing)] : []), ...words(false)]
}

const needsWeight = (answer: SafetyAnswer | null): boolean =>
  answer?.gaps.some(({ reason }) => reason === 'missing-weight') ?? false
