import { type ReactNode, useEffect, useRef } from 'react'
import { useBrand } from '../lib/brand/brand.ts'
import { classNames } from './class-names.ts'

interface PageProps {
  title: string
  /** Beside the title: what can be done here. */
  actions?: ReactNode
  /** Below the title, in one quiet line. */
  lead?: ReactNode
  width?: 'narrow' | 'normal' | 'wide' | 'full'
  children: ReactNode
}

const widths = { narrow: 'max-w-2xl', normal: 'max-w-4xl', wide: 'max-w-6xl', full: 'max-w-[96rem]' }

/** A page inside a layout: names the document, shows its h1 and brings the focus to it after a change of route. */
export function Page({ title, actions, lead, width = 'normal', children }: PageProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-5 sm:px-8 sm:py-7', widths[width])}>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <PageTitle className="text-xl font-semibold tracking-tight">{title}</PageTitle>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}

let isFirstPage = true

/** The h1 of a screen, for pages that lay themselves out. */
export function PageTitle({ children, className }: { children: string; className?: string }) {
  const { name } = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On arrival the browser has said the title already; a field that asked for the focus keeps it.
    if (!isFirstPage && !(document.activeElement instanceof HTMLInputElement)) heading.current?.focus()
    isFirstPage = false
  }, [])
  return (
    <>
      <title>{name ? `${children} | ${name}` : children}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
