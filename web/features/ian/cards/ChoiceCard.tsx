import type { IanContext } from '#contract/ian/ian.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CardOf } from './card-of.ts'

interface ChoiceCardProps {
  card: CardOf<'choice'>
  ask: (question: string, context: IanContext) => void
}

/** Button for one of several meanings of a question: it asks the question again with this meaning. */
export const ChoiceCard = ({ card: { label, note, question, context }, ask }: ChoiceCardProps) => (
  <Button
    onClick={() => ask(question, context)}
    className="h-auto! min-h-11 w-full justify-start! py-2 text-left whitespace-normal"
  >
    <span>
      <b className="font-semibold wrap-anywhere">{label}</b>
      {note && <span className="ml-2 font-normal text-ink-soft">{note}</span>}
    </span>
  </Button>
)
