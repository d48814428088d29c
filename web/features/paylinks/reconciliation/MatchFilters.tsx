import { formatCount } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'

const FILTERS = ['all', 'unmatched', 'open', 'matched'] as const
export type MatchFilter = (typeof FILTERS)[number]

interface MatchFiltersProps {
  chosen: MatchFilter
  counts: Readonly<Record<MatchFilter, number>>
  onChoose: (filter: MatchFilter) => void
}

/** Buttons that limit the links of a month to some results, each with its number of links. */
export function MatchFilters({ chosen, counts, onChoose }: MatchFiltersProps) {
  const texts = useTexts('reconciliation')
  return (
    <div
      role="group"
      aria-label={texts.show}
      className="mb-3 flex w-fit max-w-full flex-wrap gap-0.5 rounded-control border border-line bg-card p-0.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2 print:hidden"
    >
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="min-h-11 cursor-pointer rounded-[calc(var(--radius-control)-2px)] px-4 font-semibold text-ink-soft hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {texts.filters[filter]}{' '}
          <span className="font-normal tabular-nums">{formatCount(counts[filter])}</span>
        </button>
      ))}
    </div>
  )
}
