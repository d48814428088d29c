import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../menu/Logo.tsx'
import type { LayoutProps } from '../layout-props.ts'

/**
 * Frame with the brand and the language switch only: for pages that a pharmacy or a patient opens without an
 * account.
 */
export function MinimalLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line bg-card px-4 sm:px-8">
        <Logo kind="wordmark" className="h-8" />
        <LanguageSwitch className="-mr-3" />
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  )
}
