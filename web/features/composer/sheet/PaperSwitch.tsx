import type { Hospital } from '#contract/places/workplaces.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { choosePaper } from './chosen-paper.ts'

interface PaperSwitchProps {
  hospital: number
  paper: Hospital['paper']
}

/** Buttons that choose the paper size of this prescription. The setting of the hospital is not changed. */
export function PaperSwitch({ hospital, paper }: PaperSwitchProps) {
  const texts = useTexts('composer-parts')
  const papers = [
    ['letter', texts.sheetLetter],
    ['half_letter', texts.sheetHalfLetter],
  ] as const
  return (
    <div role="group" aria-label={texts.paper} className="flex">
      {papers.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === paper}
          onClick={() => choosePaper(hospital, value)}
          className={classNames(
            'min-h-11 cursor-pointer rounded-control px-2.5 text-sm',
            value === paper ? 'font-semibold text-accent' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
