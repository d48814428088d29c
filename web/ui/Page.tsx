import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PageTitle } from './PageTitle.tsx'

interface PageProps {
  /** Title of the document, which stays in the browser's history: a text of the product, never a patient's name. */
  title: string
  /** Heading on the page, where it is another text than the title. */
  heading?: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Short text below the title. */
  lead?: ReactNode
  width?: 'narrow' | 'normal' | 'wide' | 'full'
  children: ReactNode
}

const widths = { narrow: 'max-w-2xl', normal: 'max-w-4xl', wide: 'max-w-6xl', full: 'max-w-[96rem]' }

/** A page inside a layout, under its title. */
export function Page({ title, heading = title, actions, lead, width = 'normal', children }: PageProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-5 sm:px-8 sm:py-7', widths[width])}>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <PageTitle title={title} className="text-xl font-semibold tracking-tight">
            {heading}
          </PageTitle>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
