import { Suspense } from 'react'
import { useBrand } from '../lib/brand/brand.ts'
import { PageParams } from '../lib/router/params.ts'
import { Router, useAddress } from '../lib/router/Router.tsx'
import { ErrorBoundary } from './states/ErrorBoundary.tsx'
import { isOff, type PageRoute, routeAt } from './known-pages.ts'
import { lazyPage } from './page.ts'
import { OfflineNotice } from './states/OfflineNotice.tsx'
import { RouteProgress } from './states/RouteProgress.tsx'
import { Screen } from './layouts/Screen.tsx'

const notFound: PageRoute = {
  path: '*',
  layout: 'missing',
  guard: 'open',
  page: lazyPage(() => import('./states/NotFoundPage.tsx'), 'blocked'),
}

/** Layouts of the pages of a logged-in doctor, whose data and drafts the browser stores on the device. */
const KEEPING: ReadonlySet<PageRoute['layout']> = new Set(['default', 'settings', 'embedded'])

/** Root component: draws the page at the current address, and around it the parts that all pages share, such as the notices. */
export function App() {
  return (
    <Router>
      <RouteProgress />
      <ShownPage />
    </Router>
  )
}

function ShownPage() {
  const { pathname } = useAddress()
  // The brand decides which pages are switched off, and may arrive after the first rendering.
  useBrand()
  const { route: found, params } = routeAt(pathname) ?? { route: notFound, params: {} }
  const route = isOff(found) ? { ...found, page: notFound.page } : found
  return (
    // The error boundary forgets an error when the address changes, so that a broken page does not block the next one.
    <>
      <ErrorBoundary place={pathname}>
        <Suspense>
          <PageParams value={params}>
            <Screen route={route} />
          </PageParams>
        </Suspense>
      </ErrorBoundary>
      <OfflineNotice keeps={KEEPING.has(route.layout)} />
    </>
  )
}
