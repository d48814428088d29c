import { useEffect, useRef } from 'react'
import { useBrand } from '../lib/brand/brand.ts'

let isFirstPage = true

interface PageTitleProps {
  children: string
  /** Title of the document, where it is another text than the heading. */
  title?: string
  className?: string
}

/** The h1 of a screen: sets the document's title, and takes the focus after navigation. */
export function PageTitle({ children, title = children, className }: PageTitleProps) {
  const { name } = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The browser has announced the title of the first page already. If an input already has the focus, the focus stays in the
    // input.
    if (!isFirstPage && !(document.activeElement instanceof HTMLInputElement)) heading.current?.focus()
    isFirstPage = false
  }, [])
  return (
    <>
      <title>{name ? `${title} | ${name}` : title}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
