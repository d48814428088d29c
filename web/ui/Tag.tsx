import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TagTone = 'plain' | 'outline' | 'accent' | 'ok' | 'warn' | 'stop'

const tones: Record<TagTone, string> = {
  plain: 'border-transparent bg-sunk text-ink-soft',
  outline: 'border-edge text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent',
  ok: 'border-transparent bg-ok-soft text-ok-ink',
  warn: 'border-transparent bg-warn-soft text-warn-ink',
  stop: 'border-transparent bg-stop-soft font-semibold text-stop-ink',
}

/** Class names of a tag, for elements that don't use the `Tag` component. */
export const tagStyle = (tone: TagTone): string =>
  classNames(
    'tag inline-flex w-fit items-center gap-1 rounded-small border px-2 py-0.5 text-sm whitespace-nowrap',
    tones[tone],
  )

/**
 * A short fact beside a name. Amber means caution. Red means that something must not be used or is overdue: an allergy, a
 * contraindication, a rejected licence, a cancelled prescription, a request that was not answered in time.
 */
export const Tag = ({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) => (
  <span className={tagStyle(tone)}>{children}</span>
)
