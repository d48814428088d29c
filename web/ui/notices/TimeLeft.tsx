import type { Notice } from './notices.ts'
import { useTimeLeft } from './use-time-left.ts'

const RADIUS = 11
const AROUND = 2 * Math.PI * RADIUS

/** Ring that empties while an action is still possible, with the seconds that are left. */
export function TimeLeft({ at, seconds }: NonNullable<Notice['until']>) {
  const left = useTimeLeft(at)
  return (
    // The countdown is hidden from screen readers, which would read out each change: the sentence of the notice names the seconds
    // once.
    <span aria-hidden data-time-left className="relative grid size-9 shrink-0 place-items-center">
      <svg viewBox="0 0 28 28" className="absolute inset-0 -rotate-90">
        <circle
          cx="14"
          cy="14"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          opacity="0.2"
        />
        <circle
          cx="14"
          cy="14"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - left / (seconds * 1000))}
          className="transition-[stroke-dashoffset] duration-200 ease-linear motion-reduce:transition-none"
        />
      </svg>
      <span className="text-sm font-semibold tabular-nums">{Math.ceil(left / 1000)}</span>
    </span>
  )
}
