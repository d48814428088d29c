import type { ReactNode } from 'react'

/** Inside of a card of the review of the year: a title, a sentence ('' for none), and content below them. */
export function CardTitle({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-[1.75rem] leading-tight font-semibold tracking-tight sm:text-[2.25rem]">{title}</h2>
      {more && <p className="mt-1 text-ink-soft">{more}</p>}
      {children}
    </>
  )
}
