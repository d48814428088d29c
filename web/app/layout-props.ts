import type { ReactNode } from 'react'
import type { Guard } from './session/guard.ts'
import type { LoadedLater } from './load-later.ts'

export interface LayoutProps {
  children: ReactNode
  guard: Guard
}

export type LazyLayout = LoadedLater<LayoutProps>

/** Names of the frames of specification section 2, and of the frame around the message for an address without a page. */
export type LayoutName =
  | 'assistant'
  | 'default'
  | 'embedded'
  | 'centered'
  | 'minimal'
  | 'missing'
  | 'settings'
