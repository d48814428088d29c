import { classNames } from './class-names.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border px-4 py-2 text-base ' +
  'font-semibold no-underline transition-colors duration-150 print:hidden select-none ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-ink-faint'

const tones: Record<ButtonTone, string> = {
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-edge bg-card text-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink-soft hover:bg-sunk hover:text-ink',
  danger: 'border-stop bg-card text-stop-ink hover:bg-stop-soft',
}

/** Class names of a button, for buttons and for links that lead to an action. */
export const buttonStyle = (tone: ButtonTone = 'secondary', more?: string): string =>
  classNames(shape, tones[tone], more)
