import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface ChoiceButtonsProps<T extends string> {
  /** Name of the group of buttons for screen readers: "Mostrar". */
  label: string
  options: readonly { value: T; label: ReactNode }[]
  chosen: T
  onChoose: (value: T) => void
  /** Whether the buttons stand in a frame of their own; false inside a card. */
  isFramed?: boolean
  className?: string
}

/** Buttons side by side, one of which is chosen. A choice changes the view at once. */
export function ChoiceButtons<T extends string>({
  label,
  options,
  chosen,
  onChoose,
  isFramed = true,
  className,
}: ChoiceButtonsProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'flex w-fit max-w-full flex-wrap gap-0.5',
        isFramed && 'rounded-control border border-edge bg-card p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
          className={classNames(
            'min-h-11 cursor-pointer rounded-[calc(var(--radius-control)-2px)] font-semibold text-ink-soft hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent',
            isFramed ? 'px-4' : 'min-w-11 px-3 text-sm',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
