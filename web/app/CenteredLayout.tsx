import { Logo } from './Logo.tsx'
import type { LayoutProps } from './layouts.ts'

/** One short column in the middle of the page, under the brand: access and errors. */
export function CenteredLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 sm:py-12">
      <main id="content" className="my-auto w-full max-w-[26rem]">
        <Logo kind="wordmark" className="mb-8 h-10" />
        {children}
      </main>
    </div>
  )
}
