import type { IanCard, IanContext } from '#contract/ian/ian.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FindingText } from '../../../ui/safety/FindingList.tsx'
import { outcomeLines } from '../../../ui/safety/outcome-lines.ts'
import { Card } from './Card.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { DraftCard } from './DraftCard.tsx'
import { DrugCard } from './DrugCard.tsx'
import { FavouriteCard } from './FavouriteCard.tsx'
import { FiguresCard } from './FiguresCard.tsx'
import { FoundPatient } from './FoundPatient.tsx'
import { LimitCard } from './LimitCard.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { PrescriptionCard } from './PrescriptionCard.tsx'

interface IanCardsProps {
  cards: readonly IanCard[]
  ask: (question: string, context?: IanContext) => void
}

/** The results of an answer as cards of the product, in the order of the answer. */
export function IanCards({ cards, ask }: IanCardsProps) {
  if (cards.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {cards.map((card) => (
        <li key={JSON.stringify(card)}>
          <OneCard card={card} ask={ask} />
        </li>
      ))}
    </ul>
  )
}

function OneCard({ card, ask }: { card: IanCard; ask: IanCardsProps['ask'] }) {
  if (card.kind === 'patient') return <FoundPatient card={card} />
  if (card.kind === 'prescription') return <PrescriptionCard card={card} />
  if (card.kind === 'drug') return <DrugCard card={card} />
  if (card.kind === 'limit') return <LimitCard card={card} />
  if (card.kind === 'draft') return <DraftCard card={card} />
  if (card.kind === 'favourite') return <FavouriteCard card={card} />
  if (card.kind === 'figures') return <FiguresCard card={card} />
  if (card.kind === 'place') return <PlaceLink card={card} />
  if (card.kind === 'choice') return <ChoiceCard card={card} ask={ask} />
  if (card.kind === 'checked') return <Unchecked card={card} />
  return (
    <Card>
      <FindingText finding={card.finding} />
    </Card>
  )
}

/** Card that says what the safety checks could not check, in the same sentences as the composer. */
function Unchecked({ card }: { card: Extract<IanCard, { kind: 'checked' }> }) {
  const texts = useTexts('safety')
  const lines = outcomeLines({ findings: [], gaps: card.gaps }, true, texts)
  return (
    <Card>
      {lines.map(({ text }) => (
        <p key={text} className="text-ink-soft">
          {text}
        </p>
      ))}
    </Card>
  )
}
