import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAddress, useEmbedded } from '../../lib/router/Router.tsx'
import { useProfile } from '../../lib/account/profile.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { useStore } from '../../lib/store.ts'
import { DesktopMenu } from '../menu/DesktopMenu.tsx'
import { DoctorFrame } from './DoctorFrame.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { origin } from '../origin.ts'
import { startServiceWorker } from '../service-worker.ts'
import { closeMobileMenu, followWidth, shell } from '../shell-state.ts'
import { SkipLink } from '../menu/SkipLink.tsx'
import { TopBar } from '../menu/TopBar.tsx'
import { UnverifiedNotice } from '../session/UnverifiedNotice.tsx'

const MobileMenu = lazy(() => import('../menu/MobileMenu.tsx').then((m) => ({ default: m.MobileMenu })))

const Tours = onDemand<object>(async () => (await import('../tours/Tours.tsx')).Tours)

/** The guided tours. Their code is not loaded for a doctor who has viewed them and works. */
function ToursOnDemand() {
  const { data: doctor } = useProfile()
  if (!doctor) return null
  const { tourViewed, historyTourViewed } = doctor.ux_settings
  return (!tourViewed || !historyTourViewed || !doctor.specialty_verified) && <Tours />
}

/** Frame of the doctor's pages: a menu beside the page, or a bar above it on a small screen; neither when embedded. */
export function DefaultLayout({ guard, children }: LayoutProps) {
  const { pathname, search } = useAddress()
  useEffect(followWidth, [])
  useEffect(() => {
    // The service worker is not started for guests: somebody who opens one prescription does not need it.
    if (import.meta.env.PROD) void startServiceWorker()
  }, [])
  useEffect(() => {
    origin.set(pathname + search)
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
          <Suspense>{hasBars && navbar && <MobileMenu />}</Suspense>
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
