import { type ReactNode, useId } from 'react'

interface PartProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One section of the page of medications, under its own heading. */
export function Part({ title, lead, actions, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {lead && <p className="text-sm text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
