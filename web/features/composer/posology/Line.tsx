import type { ReactNode } from 'react'

/** A label at the left, or above on a phone, and its controls. */
export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
    <span aria-hidden className="text-sm font-semibold text-ink-soft sm:pt-3">
      {label}
    </span>
    <div className="grid justify-items-start gap-2">{children}</div>
  </div>
)

/** Chips and the controls beside them, which wrap together onto further lines. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-1.5 [&>[data-look=answer]]:contents">{children}</div>
)
