import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /**
   * Look of the title. `beside`: on a screen wider than a phone's, the title is at the left of the content. `unseen`: the title
   * is not drawn, and only a screen reader reads it.
   */
  look?: 'beside' | 'unseen' | undefined
  children: ReactNode
}

/**
 * One titled section of the composer. It has a stacking context of its own: a list that opens from it while
 * it has the focus covers the other sections.
 */
export const Section = ({ id, title, look, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className={`isolate grid grid-cols-[minmax(0,1fr)] gap-2 focus-within:z-10 ${look === 'beside' ? 'sm:grid-cols-[6rem_minmax(0,1fr)]' : ''}`}
  >
    <h2
      id={id}
      className={
        look === 'unseen'
          ? 'sr-only'
          : `px-0.5 font-semibold text-ink-soft ${look === 'beside' ? 'sm:pt-2.5' : ''}`
      }
    >
      {title}
    </h2>
    {look === 'beside' ? <div className="grid min-w-0 gap-2">{children}</div> : children}
  </section>
)
