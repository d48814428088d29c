import { Suspense } from 'react'
import {
  Route as RouterRoute,
  Routes,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
} from 'react-router'
import { createCarryingHistory } from './embed.ts'
import { useBrand } from '../lib/brand/brand.ts'
import { ErrorBoundary } from './states/ErrorBoundary.tsx'
import type { PageRoute } from './known-pages.ts'
import { lazyPage } from './page.tsx'
import { RouteProgress } from './states/RouteProgress.tsx'
import { Screen } from './layouts/Screen.tsx'

const notFound: PageRoute = {
  path: '*',
  layout: 'centered',
  guard: 'open',
  page: lazyPage(() => import('./states/NotFoundPage.tsx').then((m) => m.NotFoundPage)),
}

const history = createCarryingHistory()

/** Root component: the routes, and what surrounds every page. */
export function App({ routes }: { routes: readonly PageRoute[] }) {
  return (
    <HistoryRouter history={history}>
      <RouteProgress />
      <Pages routes={[...routes, notFound]} />
    </HistoryRouter>
  )
}

function Pages({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  const { brand } = useBrand()
  const isOn = ({ widget }: PageRoute): boolean => widget === undefined || brand?.widgets[widget] === true
  return (
    // The boundary forgets an error when the address changes, so that a broken page does not block the next one.
    <ErrorBoundary place={pathname}>
      <Suspense>
        <Routes>
          {routes.filter(isOn).map((route) => (
            <RouterRoute key={route.path} path={route.path} element={<Screen route={route} />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
