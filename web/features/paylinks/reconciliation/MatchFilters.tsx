import { formatCount } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ChoiceButtons } from '../../../ui/fields/ChoiceButtons.tsx'

const FILTERS = ['all', 'unmatched', 'open', 'matched'] as const
export type MatchFilter = (typeof FILTERS)[number]

interface MatchFiltersProps {
  chosen: MatchFilter
  counts: Readonly<Record<MatchFilter, number>>
  onChoose: (filter: MatchFilter) => void
}

/** Buttons that limit the payment links of a month to some results of the reconciliation, each with the number of such links. */
export function MatchFilters({ chosen, counts, onChoose }: MatchFiltersProps) {
  const texts = useTexts('reconciliation')
  return (
    <ChoiceButtons
      label={texts.show}
      options={FILTERS.map((value) => ({
        value,
        label: (
          <>
            {texts.filters[value]}{' '}
            <span className="font-normal tabular-nums">{formatCount(counts[value])}</span>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
      className="mb-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 print:hidden"
    />
  )
}
