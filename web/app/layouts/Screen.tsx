import { Suspense, useEffect } from 'react'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { useAddress } from '../../lib/router/Router.tsx'
import { useBrand } from '../../lib/brand/brand.ts'
import { hasJustLoggedIn, sessionStatus } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { paths } from '../../paths.ts'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { verdictOf } from '../session/guard.ts'
import { type PageRoute, shownRoute } from '../known-pages.ts'
import { layouts } from './layouts.ts'
import { ownDoor } from '../session/own-door.ts'
import { ToLogin } from '../session/ToLogin.tsx'

/** Shows one route: its guard first, then its frame, then its page. */
export function Screen({ route }: { route: PageRoute }) {
  const verdict = verdictOf(route.guard, useStore(sessionStatus))
  const { pathname, search } = useAddress()
  const door = ownDoor(route.guard, useBrand().brand)
  const isShown = verdict === 'show' && door === null
  useEffect(() => {
    if (isShown) shownRoute.set({ template: route.path, at: pathname })
  }, [isShown, route.path, pathname])
  if (verdict === 'wait') return null
  if (verdict === 'to-login') return <ToLogin from={pathname + search} />
  if (verdict === 'to-home') return <Redirect to={rememberedPath.get() ?? paths.index} />
  if (door !== null) return <Leaving to={door} />
  const { Component: Layout } = layouts[route.layout]
  const { Component: Page } = route.page
  return (
    <Layout guard={route.guard}>
      {/* A page whose code failed to load leaves its frame on the screen. */}
      <ErrorBoundary place={pathname} isInFrame>
        <Suspense>
          <Page key={route.path} />
        </Suspense>
      </ErrorBoundary>
      {(route.guard === 'ready' || route.guard === 'doctor') && <Arrived key={pathname + search} />}
    </Layout>
  )
}

/**
 * Once a doctor's page is shown, clears two stored values: the page that was requested before the login, and the flag for a login
 * that no page has followed yet.
 */
function Arrived() {
  // The path is read from the address bar, which may already show the login while this page is still mounted.
  useEffect(() => {
    rememberedPath.reached(window.location.pathname + window.location.search)
    hasJustLoggedIn.set(false)
  }, [])
  return null
}

function Leaving({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return null
}
