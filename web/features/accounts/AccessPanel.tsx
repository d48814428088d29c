import type { ReactNode } from 'react'
import { useStore } from '../../lib/store.ts'
import { chooseLanguage, language, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

interface AccessPanelProps {
  title: string
  /** Text above the buttons that says what happens next. */
  lead: ReactNode
  children?: ReactNode
  /** Links to other pages, below the card. */
  ways?: ReactNode
}

/**
 * The card of a page for login, registration or passwords. A panel whose title changes needs a `key`, so that a screen reader
 * announces the new title.
 */
export function AccessPanel({ title, lead, children, ways }: AccessPanelProps) {
  const texts = useTexts('access')
  const of = useStore(language)
  const other = of === 'es' ? 'en' : 'es'
  return (
    <>
      <section className="grid gap-5 surface p-5 sm:p-7">
        <div>
          <PageTitle className="title">{title}</PageTitle>
          <p className="mt-1 break-words text-ink-soft">{lead}</p>
        </div>
        {children}
      </section>
      <div className="mt-4 grid justify-items-center gap-1 text-center">
        {ways}
        <Button tone="quiet" lang={other} onClick={() => chooseLanguage(other)}>
          {texts.languageOther}
        </Button>
      </div>
    </>
  )
}
