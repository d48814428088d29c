import type { ReactNode } from 'react'

/** Frame of one result in an answer of the software assistant (IAN). */
export const Card = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1 surface px-4 py-3">{children}</div>
)
