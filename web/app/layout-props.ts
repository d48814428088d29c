import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { Guard } from './session/guard.ts'

export interface LayoutProps {
  children: ReactNode
  guard: Guard
}

export interface LazyLayout {
  Component: LazyExoticComponent<ComponentType<LayoutProps>>
  load: () => Promise<unknown>
}

/** Names of the frames of specification section 2. */
export type LayoutName = 'assistant' | 'default' | 'embedded' | 'centered' | 'minimal' | 'settings'
