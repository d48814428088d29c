import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /** A short fact at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * One titled section of the composer. It has a stacking context of its own: a list that opens from it while
 * it has the focus covers the other sections.
 */
export const Section = ({ id, title, aside, children }: SectionProps) => (
  <section aria-labelledby={id} className="isolate grid gap-2 focus-within:z-10">
    <div className="flex items-baseline justify-between gap-4 px-0.5">
      <h2 id={id} className="font-semibold text-ink-soft">
        {title}
      </h2>
      {aside && <span className="text-sm text-ink-faint">{aside}</span>}
    </div>
    {children}
  </section>
)
