import type { ReactNode } from 'react'
import { openContact } from '../../lib/contact-panel.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Logo } from '../menu/Logo.tsx'
import { SkipLink } from '../menu/SkipLink.tsx'
import { UnverifiedNotice } from '../session/UnverifiedNotice.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { DoctorFrame } from './DoctorFrame.tsx'

/**
 * Frame for pages that another program opens: without menus, with notices and the help panel (specification section 2,
 * "embedded").
 */
export function EmbeddedLayout({ guard, children }: LayoutProps) {
  return (
    <DoctorFrame guard={guard} frame={EmbeddedFrame}>
      {children}
    </DoctorFrame>
  )
}

function EmbeddedFrame({ children }: { children: ReactNode }) {
  const texts = useTexts('shell')
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line bg-card px-4 sm:px-8">
          <Logo kind="wordmark" className="h-7" />
          <Button tone="quiet" className="-mr-4" onClick={openContact}>
            {texts.help}
          </Button>
        </header>
        <UnverifiedNotice />
        <main id="content" tabIndex={-1} className="flex-1">
          {children}
        </main>
      </div>
    </>
  )
}
