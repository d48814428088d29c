import type { ReactNode } from 'react'
import { DRAWER_WIDTH } from '../../lib/calls/limits.ts'
import { DoctorFrame } from './DoctorFrame.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { SettingsDrawer } from '../menu/SettingsDrawer.tsx'
import { SkipLink } from '../menu/SkipLink.tsx'

/** Frame of the settings: a drawer with the doctor and the tabs beside the page; above the page on a small screen. */
export function SettingsLayout({ guard, children }: LayoutProps) {
  return (
    <DoctorFrame guard={guard} frame={SettingsFrame}>
      {children}
    </DoctorFrame>
  )
}

function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className="min-h-dvh sm:flex">
        <aside
          data-menu="settings"
          style={{ flexBasis: DRAWER_WIDTH }}
          className="chrome shrink-0 border-b border-line bg-card sm:sticky sm:top-0 sm:h-dvh sm:overflow-y-auto sm:border-r sm:border-b-0 print:hidden"
        >
          <SettingsDrawer />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1">
          {children}
        </main>
      </div>
    </>
  )
}
