import { Logo } from './Logo.tsx'
import type { LayoutProps } from './layouts.ts'

/** The brand and the page, nothing else: what a pharmacy or a patient opens without an account. */
export function MinimalLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-card px-4 py-3 sm:px-8">
        <Logo kind="wordmark" className="h-8" />
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  )
}
