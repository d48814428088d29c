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
  /** `narrow`: one column of a form; `full`: all the width of a large screen. By default the width of every page. */
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

/**
 * A page inside a layout, under its title. All pages share one frame of 1,160 px and begin at the same left edge; a form
 * takes one column of it.
 */
export function Page({ title, heading = title, actions, lead, width = 'normal', children }: PageProps) {
  return (
    <div className={classNames(width === 'full' ? 'frame-full' : 'frame', 'py-5 sm:py-7')}>
      <div className={width === 'narrow' ? 'max-w-2xl' : undefined}>
        <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1">
            <PageTitle title={title} className="title">
              {heading}
            </PageTitle>
            {lead && <p className="text-ink-soft">{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
    </div>
  )
}
