import { Clinical } from '../../../ui/Clinical.tsx'
import { Sources } from '../../../ui/safety/Sources.tsx'
import { Card } from './Card.tsx'
import type { CardOf } from './card-of.ts'

/** Card of a dose limit: for whom it applies, the maximum, and its source. */
export function LimitCard({ card }: { card: CardOf<'limit'> }) {
  const { drug, who, limit, advice } = card
  return (
    <Card>
      <b className="font-semibold first-letter:uppercase">
        <Clinical>{drug}</Clinical>
      </b>
      <p>
        {who}: <b className="font-semibold">{limit}</b>
      </p>
      <p className="text-ink-soft">{advice}</p>
      <div className="text-sm">
        <Sources of={[card]} />
      </div>
    </Card>
  )
}
