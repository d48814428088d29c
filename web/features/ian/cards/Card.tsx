import type { ReactNode } from 'react'

/** The surface of one result. */
export const Card = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1 rounded-card border border-line bg-card px-4 py-3">{children}</div>
)
