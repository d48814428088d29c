import type { ReactNode } from 'react'
import { DoctorFrame } from './DoctorFrame.tsx'
import type { LayoutProps } from '../layout-props.ts'

/** Frame of a page inside another product: no bars, but help and notices. */
export function EmbeddedLayout({ guard, children }: LayoutProps) {
  return (
    <DoctorFrame guard={guard} frame={EmbeddedFrame}>
      {children}
    </DoctorFrame>
  )
}

function EmbeddedFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh">
      {children}
    </main>
  )
}
