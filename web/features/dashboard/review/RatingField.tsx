import { useId } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'

const RATINGS = [1, 2, 3, 4, 5] as const

interface RatingFieldProps {
  label: string
  value: number | undefined
  onChange: (rating: number) => void
}

/**
 * Choice of a rating from 1 to 5. The lowest and the highest rating are labelled in words, so that nobody has to guess which one
 * is the best.
 */
export function RatingField({ label, value, onChange }: RatingFieldProps) {
  const { worst, best, rating } = useTexts('user-review')
  const name = useId()
  return (
    <fieldset className="grid max-w-sm gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-5 gap-2">
        {RATINGS.map((one) => (
          <label
            key={one}
            className={classNames(
              'grid min-h-11 cursor-pointer place-items-center rounded-control border font-semibold tabular-nums',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              value === one ? 'border-accent bg-accent text-accent-ink' : 'border-edge bg-card hover:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === one}
              onChange={() => onChange(one)}
              aria-label={rating(one)}
              className="sr-only"
            />
            <span aria-hidden>{one}</span>
          </label>
        ))}
      </div>
      <div aria-hidden className="flex justify-between text-sm text-ink-faint">
        <span>{worst}</span>
        <span>{best}</span>
      </div>
    </fieldset>
  )
}
