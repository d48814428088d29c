import { CircleHelp, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { SafetyAnswer } from '#contract/safety.ts'
import type { Texts } from '#locales/locale.ts'
import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { isAway } from '../../../lib/calls/connection.ts'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import { Section } from '../Section.tsx'
import { outcomeIcon } from '../../../ui/safety/outcome-icon.ts'
import { openDrugs, outcomeLines } from '../../../ui/safety/outcome-lines.ts'
import { Explanation } from '../../../ui/safety/Explanation.tsx'
import { spanishNames } from '../../../ui/safety/spanish-names.ts'
import { questionOf } from './question.ts'
import { safetyState, type SafetyState } from './safety-state.ts'
import { useSafetyCheck } from './use-safety-check.ts'
import { UpdateMedication } from './UpdateMedication.tsx'
import { WeightForm } from './WeightForm.tsx'

/**
 * Result of the safety checks for the whole draft: findings, nothing found in what could be checked, or why nothing was checked.
 */
export function SafetyPanel({ draft }: { draft: ComposerDraft }) {
  const texts = useTexts('safety')
  const question = questionOf(draft)
  const { again } = useSafetyCheck(question)
  const state = useStore(safetyState)
  const { status, answer } = state
  const failed = useStore(isAway) ? texts.away : texts.down
  if (status === 'idle') return null
  const lines =
    status === 'failed'
      ? [{ icon: CircleHelp, text: failed, isStrong: true }]
      : linesOf(state, draft.patient !== null, texts)
  return (
    <Section id="rx-safety" title={texts.title}>
      <div aria-busy={status === 'checking'} className="grid gap-2 surface px-4 py-3 text-ink-soft">
        {lines.map(({ icon: Icon, text, isStrong }) => (
          <p key={text} className="flex items-start gap-2">
            <Icon
              aria-hidden
              className={
                status === 'checking' ? 'mt-0.5 size-5 shrink-0 animate-spin' : 'mt-0.5 size-5 shrink-0'
              }
            />
            <span className={isStrong ? 'font-semibold text-ink' : ''}>
              <WithNames text={text} names={spanishNames(answer?.gaps ?? [])} />
            </span>
          </p>
        ))}
        {status === 'failed' && (
          <Button className="w-fit" onClick={again}>
            {texts.retry}
          </Button>
        )}
        {needsWeight(answer) && draft.patient && <WeightForm uid={draft.patient.uid} />}
        {answer && draft.patient && (
          <UpdateMedication uid={draft.patient.uid} rows={draft.rows} findings={answer.findings} />
        )}
        {answer?.explains && answer.findings.length > 0 && <Explanation question={question} />}
        {answer && (
          <details className="text-sm">
            <summary className="w-fit cursor-pointer rounded-small font-medium hover:underline">
              {texts.details}
            </summary>
            <OpenQuestions answer={answer} />
            <p className="pt-1">{texts.scope}</p>
            <p className="text-ink-faint">{texts.version(answer.version)}</p>
          </details>
        )}
      </div>
      <LiveRegion text={status === 'checking' ? '' : lines.map(({ text }) => text).join(' ')} />
    </Section>
  )
}

/** List of the drugs with questions that the safety checks could not answer for this patient, for lack of a reviewed rule. */
function OpenQuestions({ answer }: { answer: SafetyAnswer }) {
  const texts = useTexts('safety')
  const drugs = openDrugs(answer.gaps, texts)
  if (drugs.length === 0) return null
  return (
    <>
      <p className="pt-1">{texts.openTitle}</p>
      <ul className="list-disc pl-5">
        {drugs.map((drug) => (
          <li key={drug}>
            <WithNames text={drug} names={spanishNames(answer.gaps)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function linesOf({ status, answer }: SafetyState, hasPatient: boolean, texts: Texts<'safety'>): Line[] {
  if (status === 'checking' || !answer) return [{ icon: LoaderCircle, text: texts.checking, isStrong: false }]
  return outcomeLines(answer, hasPatient, texts).map((line) => ({ ...line, icon: outcomeIcon[line.kind] }))
}

interface Line {
  icon: LucideIcon
  text: string
  isStrong: boolean
}

const needsWeight = (answer: SafetyAnswer | null): boolean =>
  answer?.gaps.some(({ reason }) => reason === 'missing-weight') ?? false
