import type { ReactNode } from 'react'

/** A card with a title, a sentence ('' for none), and content below them. */
export function CardTitle({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h2>
      {more && <p className="mt-1 text-ink-soft">{more}</p>}
      {children}
    </>
  )
}
