import { type ReactNode, useId } from 'react'

interface FactorBlockProps {
  title: string
  lead: string
  /** State of the second factor, such as on or off. */
  state?: ReactNode
  action: ReactNode
  children?: ReactNode
}

/** Block of one second factor: what it is, its state, and what can be done with it. */
export function FactorBlock({ title, lead, state, action, children }: FactorBlockProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="@container grid gap-3 px-4 py-4">
      <div className="flex flex-col items-start gap-x-4 gap-y-3 @lg:flex-row">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="flex flex-wrap items-center gap-2 font-semibold">
            {title}
            {state}
          </h3>
          <p className="text-ink-soft">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
