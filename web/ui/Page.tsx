import { type ReactNode, useEffect, useRef } from 'react'
import { useBrand } from '../lib/brand/brand.ts'
import { classNames } from './class-names.ts'

interface PageProps {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Short text below the title. */
  lead?: ReactNode
  width?: 'narrow' | 'normal' | 'wide' | 'full'
  children: ReactNode
}

const widths = { narrow: 'max-w-2xl', normal: 'max-w-4xl', wide: 'max-w-6xl', full: 'max-w-[96rem]' }

/** A page inside a layout: sets the document's title, shows the h1 and moves the focus to it after navigation. */
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

/** The h1 of a screen, for pages without `Page`. */
export function PageTitle({ children, className }: { children: string; className?: string }) {
  const { name } = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The browser has announced the title of the first page already. An input that took the focus keeps it.
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
