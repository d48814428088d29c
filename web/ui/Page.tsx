import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { classNames } from './class-names.ts'
import { PageTitle } from './PageTitle.tsx'

interface Back {
  to: string
  /** Name of the page to which the link above the title leads. */
  label: string
}

interface PageProps {
  /** Title of the document, which stays in the browser's history: a text of the product, never a patient's name. */
  title: string
  /** Heading on the page, where it is another text than the title. */
  heading?: string
  /** The list to which a link above the title leads. */
  back?: Back
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Short text below the title. */
  lead?: ReactNode
  /**
   * Width of the page. `narrow`: one column of a form; `full`: all the width of a large screen. The default is the common width
   * of all pages, 1,160 px at most.
   */
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

/**
 * A page inside a layout, under its title. All pages share one frame of 1,160 px and begin at the same left edge; a form
 * takes one column of it.
 */
export function Page({ title, heading = title, back, actions, lead, width = 'normal', children }: PageProps) {
  return (
    <div className={classNames(width === 'full' ? 'frame-full' : 'frame', 'py-5 sm:py-7')}>
      <div className={width === 'narrow' ? 'max-w-2xl' : undefined}>
        {back && <BackLink {...back} />}
        <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* Minimum width of the title. If the buttons leave less width, they stand below the title. */}
          <div className="min-w-0 flex-1 sm:basis-72">
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

/** Link above the title of a page, to the list that contains the page's subject. */
export const BackLink = ({ to, label }: Back) => (
  <p className="-my-2.5 print:hidden">
    <Anchor
      to={to}
      className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-ink-soft no-underline hover:text-ink"
    >
      <ChevronLeft aria-hidden className="size-4.5" />
      {label}
    </Anchor>
  </p>
)
