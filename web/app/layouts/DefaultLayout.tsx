import { type ReactNode, useEffect, useState } from 'react'
import { useAddress, useEmbedded } from '../../lib/router/Router.tsx'
import { useProfile } from '../../lib/account/profile.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { prefetchWhenIdle } from '../../lib/calls/prefetch.ts'
import { useStore } from '../../lib/store.ts'
import { DesktopMenu } from '../menu/DesktopMenu.tsx'
import { DoctorFrame } from './DoctorFrame.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { pageExists } from '../known-pages.ts'
import { origin } from '../origin.ts'
import { startServiceWorkerLater } from '../service-worker-later.ts'
import { closeMobileMenu, followWidth, shell } from '../shell-state.ts'
import { SkipLink } from '../menu/SkipLink.tsx'
import { TopBar } from '../menu/TopBar.tsx'
import { fetchNotice, UnverifiedNotice } from '../session/UnverifiedNotice.tsx'

const MobileMenu = onDemand<object>(async () => (await import('../menu/MobileMenu.tsx')).MobileMenu)

const Tours = onDemand<object>(async () => (await import('../tours/Tours.tsx')).Tours)

/** The guided tours. Their code is not loaded for a doctor who has viewed them and whose licence is verified. */
function ToursOnDemand() {
  const { data: doctor } = useProfile()
  if (!doctor) return null
  const { tourViewed, historyTourViewed } = doctor.ux_settings
  return (!tourViewed || !historyTourViewed || !doctor.specialty_verified) && <Tours />
}

/** The menu of a small screen. Its code is fetched once the page has been drawn; the menu stays mounted once it was opened. */
function OpenedMenu() {
  const isOpen = useStore(shell).drawer
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => prefetchWhenIdle(MobileMenu.fetch), [])
  return wasOpened && <MobileMenu />
}

/**
 * Loads the profile into the query cache before the first render, and then the code of the notice about an unverified licence. If
 * the profile fails to load, the frame shows the error.
 */
export const readProfile = (): Promise<void> =>
  queryClient.fetchQuery(query(profileCalls.get, {})).then(fetchNotice, () => undefined)

/** Frame of the doctor's pages: a menu beside the page, or a bar above it on a small screen; neither when embedded. */
export function DefaultLayout({ guard, children }: LayoutProps) {
  const { pathname, search } = useAddress()
  useEffect(followWidth, [])
  useEffect(() => {
    // The service worker is not started for guests: a guest who opens a single prescription needs nothing offline.
    if (import.meta.env.PROD) startServiceWorkerLater()
  }, [])
  useEffect(() => {
    if (pageExists(pathname)) origin.set(pathname + search)
    closeMobileMenu()
  }, [pathname, search])
  return (
    <DoctorFrame guard={guard} frame={DefaultFrame}>
      {children}
    </DoctorFrame>
  )
}

function DefaultFrame({ children }: { children: ReactNode }) {
  const hasBars = !useEmbedded()
  const { navbar, permanent } = useStore(shell)
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh">
        {hasBars && permanent && <DesktopMenu />}
        <div className="flex min-w-0 flex-1 flex-col">
          {hasBars && navbar && <TopBar />}
          {hasBars && navbar && <OpenedMenu />}
          {hasBars && <ToursOnDemand />}
          <UnverifiedNotice />
          <main id="content" tabIndex={-1} className="flex-1">
            {children}
          </main>
        </div>
      </div>
    </>
  )
}
