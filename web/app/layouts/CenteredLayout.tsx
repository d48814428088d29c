import { lazy, Suspense } from 'react'
import { useBrand } from '../../lib/brand/brand.ts'
import { useStore } from '../../lib/store.ts'
import { language } from '../../lib/texts.ts'
import { Logo } from '../menu/Logo.tsx'
import type { LayoutProps } from '../layout-props.ts'

const SocialLinks = lazy(() => import('../menu/SocialLinks.tsx').then((m) => ({ default: m.SocialLinks })))

/**
 * Frame with one narrow column under the brand, for login pages and errors. From a width of 900 px, a panel with the brand's
 * drawing is shown at the position that the brand configures (compositions.css).
 */
export function CenteredLayout({ children }: LayoutProps) {
  const { brand } = useBrand()
  const hasSocial = brand !== undefined && Object.keys(brand.social).length > 0
  const of = useStore(language)
  return (
    <div className="access">
      {brand && (
        <aside className="access-panel">
          <p>{brand.tagline[of]}</p>
        </aside>
      )}
      <div className="access-page">
        <main id="content" className="self-center">
          <Logo kind="wordmark" className="mb-8 h-10" />
          {children}
        </main>
        {hasSocial && (
          <Suspense fallback={<span className="h-11" />}>
            <SocialLinks social={brand.social} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
