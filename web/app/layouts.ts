import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from 'react'
import type { Domain } from '#locales/locale.ts'
import { loadTexts } from '../lib/texts.ts'
import type { Guard } from './guard.ts'

export interface LayoutProps {
  children: ReactNode
  guard: Guard
}

export interface LazyLayout {
  Component: LazyExoticComponent<ComponentType<LayoutProps>>
  load: () => Promise<unknown>
}

function layout(load: () => Promise<ComponentType<LayoutProps>>, ...texts: readonly Domain[]): LazyLayout {
  const fetchAll = async () => {
    const [component] = await Promise.all([load(), loadTexts(...texts)])
    return { default: component }
  }
  return { Component: lazy(fetchAll), load: fetchAll }
}

/** The frames of specification section 2. What needs the profile and the query cache comes with the three that need them. */
export const layouts = {
  assistant: layout(
    () => import('./AssistantLayout.tsx').then((m) => m.AssistantLayout),
    'shell',
    'errors',
    'common',
    'assistants',
  ),
  default: layout(() => import('./DefaultLayout.tsx').then((m) => m.DefaultLayout), 'shell', 'errors'),
  centered: layout(() => import('./CenteredLayout.tsx').then((m) => m.CenteredLayout)),
  embedded: layout(() => import('./EmbeddedLayout.tsx').then((m) => m.EmbeddedLayout), 'shell', 'errors'),
  minimal: layout(() => import('./MinimalLayout.tsx').then((m) => m.MinimalLayout), 'common'),
  settings: layout(() => import('./SettingsLayout.tsx').then((m) => m.SettingsLayout), 'shell', 'errors'),
} as const

export type LayoutName = keyof typeof layouts
