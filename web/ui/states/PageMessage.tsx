import type { ReactNode } from 'react'
import { PageTitle } from '../PageTitle.tsx'

interface PageMessageProps {
  /** HTTP status above the title; absent where the server gave none. */
  status?: number
  title: string
  /** Sentence below the title that says what to do next. */
  children: ReactNode
  /** Links and buttons to continue from the message. */
  action: ReactNode
}

/** Message in the place of a whole page that can't be shown. A part of a page has EmptyState or LoadFailed instead. */
export function PageMessage({ status, title, children, action }: PageMessageProps) {
  return (
    <div className="grid max-w-lg gap-3">
      {status !== undefined && <p className="text-lg font-semibold text-accent">{status}</p>}
      <PageTitle className="title">{title}</PageTitle>
      <div className="grid gap-3 text-ink-soft">{children}</div>
      <div className="mt-3 flex flex-wrap gap-3">{action}</div>
    </div>
  )
}
