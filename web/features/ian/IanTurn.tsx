import type { IanContext } from '#contract/ian/ian.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { ConversationTurn } from './conversation.ts'
import { IanCards } from './cards/IanCards.tsx'
import { paragraphsOf } from './read-lines.ts'
import { useIsLate } from '../../ui/states/use-is-late.ts'

/** Time for which an answer may be missing before the page says that it is searching, ms. */
const PATIENT_MS = 150

interface IanTurnProps {
  turn: ConversationTurn
  ask: (question: string, context?: IanContext) => void
}

/** One turn of the conversation: the question as a heading, what was looked up, and the answer as paragraphs and cards. */
export function IanTurn({ turn, ask }: IanTurnProps) {
  const texts = useTexts('ian')
  const { id, question, lines, outcome, failure } = turn
  const isSlow = useIsLate(outcome === null && lines.length === 0, PATIENT_MS)
  const did = lines.flatMap((line) => (line.kind === 'did' ? [line.text] : []))
  const cards = lines.flatMap((line) => (line.kind === 'card' ? [line.card] : []))
  return (
    <article aria-labelledby={id} aria-busy={outcome === null || undefined}>
      <h2 id={id} className="scroll-mt-20 text-lg font-semibold wrap-anywhere sm:scroll-mt-6">
        {question}
      </h2>
      <div className="mt-1 min-h-12">
        {did.map((text) => (
          <p key={text} className="text-sm text-ink-faint">
            {text}
          </p>
        ))}
        {isSlow && <p className="text-sm text-ink-faint">{texts.answering}</p>}
        {paragraphsOf(lines).map((text) => (
          <p key={text} className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ))}
        <IanCards cards={cards} ask={ask} />
        {outcome === 'stopped' && <p className="mt-1 text-ink-soft">{texts.stopped}</p>}
        {outcome === 'failed' && lines.length === 0 && (
          <div role="alert" className="mt-1 flex flex-wrap items-center gap-3">
            <p>{failure || texts.failed}</p>
            <Button onClick={() => ask(question)}>{texts.again}</Button>
          </div>
        )}
      </div>
    </article>
  )
}
