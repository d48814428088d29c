import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { YearReview } from '#contract/figures/year-review.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { CardContent } from './CardContent.tsx'
import type { YearCard } from './cards.ts'

/**
 * Style that leaves only vertical swipes and zoom to the browser, which would otherwise go back in its history at a swipe to the
 * right.
 */
const ONLY_UP_AND_DOWN = { touchAction: 'pan-y pinch-zoom' }

/** Shows the review of the year one card at a time, moved by buttons, arrow keys, Home, End and swipes. Screen readers announce each card when it appears. */
export function Deck({ review, cards }: { review: YearReview; cards: readonly YearCard[] }) {
  const texts = useTexts('wrapped')
  const [{ at, step }, setPosition] = useState({ at: 0, step: 1 })
  const move = (by: number): void =>
    setPosition((now) => ({ at: Math.min(cards.length - 1, Math.max(0, now.at + by)), step: by }))
  useMoveKeys(move, cards.length)
  const toNext = useSwipe('left', () => move(1))
  const toPrevious = useSwipe('right', () => move(-1))
  const card = cards[at]
  return (
    <section
      aria-label={texts.cards}
      style={ONLY_UP_AND_DOWN}
      onTouchStart={(event) => {
        toNext.onTouchStart(event)
        toPrevious.onTouchStart(event)
      }}
      onTouchEnd={(event) => {
        toNext.onTouchEnd(event)
        toPrevious.onTouchEnd(event)
      }}
    >
      <div aria-live="polite" className="grid min-h-[26rem] overflow-hidden surface sm:min-h-[30rem]">
        {card && (
          <div
            key={card.kind}
            className={classNames(
              'grid content-center px-6 py-10 transition-[opacity,translate] duration-200 sm:px-14 starting:opacity-0',
              step > 0 ? 'starting:translate-x-6' : 'starting:-translate-x-6',
            )}
          >
            <CardContent card={card} review={review} />
          </div>
        )}
      </div>
      <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <Button className="justify-self-start" disabled={at === 0} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-4.5" />
          {texts.previous}
        </Button>
        <p className="text-sm text-ink-faint tabular-nums">{texts.position(at + 1, cards.length)}</p>
        <Button
          tone="primary"
          className="justify-self-end"
          disabled={at === cards.length - 1}
          onClick={() => move(1)}
        >
          {texts.next}
          <ChevronRight aria-hidden className="size-4.5" />
        </Button>
      </div>
    </section>
  )
}

/**
 * Moves between the cards by the arrow keys, and to the first and last card by Home and End, except in a field and with another
 * key held.
 */
function useMoveKeys(move: (by: number) => void, count: number): void {
  useEffect(() => {
    const steps = new Map([
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
      ['Home', -count],
      ['End', count],
    ])
    const pressed = (event: KeyboardEvent): void => {
      const isField =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (isField || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const by = steps.get(event.key)
      if (by === undefined) return
      // The default of the keys is prevented, because Home and End would also scroll the page.
      event.preventDefault()
      move(by)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
