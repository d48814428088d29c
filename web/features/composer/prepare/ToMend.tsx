import type { AssistantProfile } from '#contract/accounts/assistants.ts'
import { useTexts } from '../../../lib/texts.ts'
import { checkDraft, type DraftProblem } from '../draft/check-draft.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { problemSentence } from '../issue/problem-sentence.ts'
import { issueSummary } from '../issue/summary.ts'
import { useJudgement } from '../judging/use-judging.ts'

interface ToMendProps {
  doctor: AssistantProfile['doctors'][number]
  draft: ComposerDraft
  hasNoPlace: boolean
}

/**
 * List of the problems that would keep the doctor from issuing the draft. The draft can still be handed to the doctor, who may
 * correct the problems.
 */
export function ToMend({ doctor, draft, hasNoPlace }: ToMendProps) {
  const texts = useTexts('assistants')
  const composer = useTexts('composer')
  const judgement = useJudgement()
  const whom = texts.named(doctor.female, doctor.name)
  const written = checkDraft(draft, judgement)
    .filter(({ problem }) => isOfRow(problem))
    .map(({ id, problem }) => ({ id, message: problemSentence(problem, composer) }))
  const others = [
    ...(hasNoPlace ? [texts.cannotIssue['hospital-required'](whom, [])] : []),
    ...judgement.prescriberFaults.map(({ refusal }) =>
      texts.cannotIssue[refusal.code](whom, 'missing' in refusal ? refusal.missing : []),
    ),
  ]
  if (written.length + others.length === 0) return null
  return (
    <section
      aria-label={texts.toMend(whom)}
      className="rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink"
    >
      <p className="font-semibold">{texts.toMend(whom)}</p>
      <ul className="grid gap-1">
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {issueSummary(written, draft.rows, composer).map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id ?? '')?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Whether a problem is about a row of the draft. Other problems are not listed, because the form itself shows what is not filled
 * in yet.
 */
const isOfRow = ({ kind }: DraftProblem): boolean =>
  ['fault', 'instructions', 'quantity', 'class-one', 'profession'].includes(kind)
