import { lazy, Suspense } from 'react'
import { useBrand } from '../../lib/brand/brand.ts'
import { Logo } from '../menu/Logo.tsx'
import type { LayoutProps } from '../layout-props.ts'

const SocialLinks = lazy(() => import('../menu/SocialLinks.tsx').then((m) => ({ default: m.SocialLinks })))

/** Frame with one narrow column in the middle of the page, under the brand: for login pages and errors. */
export function CenteredLayout({ children }: LayoutProps) {
  const { brand } = useBrand()
  const hasSocial = brand !== undefined && Object.keys(brand.social).length > 0
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 sm:py-12">
      <main id="content" className="my-auto w-full max-w-[26rem]">
        <Logo kind="wordmark" className="mb-8 h-10" />
        {children}
      </main>
      {hasSocial && (
        <Suspense fallback={<span className="h-11" />}>
          <SocialLinks social={brand.social} />
        </Suspense>
      )}
    </div>
  )
}
