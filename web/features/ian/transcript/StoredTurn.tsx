import { ChevronRight, Trash2 } from 'lucide-react'
import type { IanContext } from '#contract/ian/ian.ts'
import type { IanKeptTurn } from '#contract/ian/transcript.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { IanCards } from '../cards/IanCards.tsx'
import { paragraphsOf } from '../read-lines.ts'

interface StoredTurnProps {
  turn: IanKeptTurn
  ask: (question: string, context?: IanContext) => void
  remove: () => void
}

/** One stored question: its answer opens below it, and a button deletes both. */
export function StoredTurn({ turn, ask, remove }: StoredTurnProps) {
  const { transcript: texts } = useTexts('ian')
  const cards = turn.lines.flatMap((line) => (line.kind === 'card' ? [line.card] : []))
  return (
    <li className="flex items-start gap-2 py-1 pr-1 pl-4">
      <details className="group min-w-0 flex-1">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1.25rem_minmax(0,1fr)] gap-x-1.5 py-2.5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-0.5 size-5 text-ink-faint transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
          />
          <span className="wrap-anywhere">{turn.question}</span>
          <span className="col-start-2 text-sm text-ink-faint">{formatDateTime(turn.asked_at)}</span>
        </summary>
        <div className="pb-3 pl-[1.625rem]">
          {paragraphsOf(turn.lines).map((text) => (
            <p key={text} className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          ))}
          <IanCards cards={cards} ask={ask} />
        </div>
      </details>
      <IconButton icon={Trash2} label={texts.removeOf(turn.question)} onClick={remove} />
    </li>
  )
}
