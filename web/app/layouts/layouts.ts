import type { ComponentType } from 'react'
import type { Domain } from '#locales/locale.ts'
import { loadTexts } from '../../lib/texts.ts'
import type { LayoutName, LayoutProps, LazyLayout } from '../layout-props.ts'
import { loadLater } from '../load-later.ts'

const layout = (load: () => Promise<ComponentType<LayoutProps>>, ...texts: readonly Domain[]): LazyLayout =>
  loadLater(async () => (await Promise.all([load(), loadTexts(...texts)]))[0])

/** Loaders of the code of each frame. The profile and the query cache are loaded only with the frames that need them. */
export const layouts = {
  assistant: layout(
    () => import('./AssistantLayout.tsx').then((m) => m.AssistantLayout),
    'shell',
    'common',
    'assistants',
  ),
  default: layout(() => import('./DefaultLayout.tsx').then((m) => m.DefaultLayout), 'shell'),
  embedded: layout(() => import('./EmbeddedLayout.tsx').then((m) => m.EmbeddedLayout), 'shell'),
  centered: layout(() => import('./CenteredLayout.tsx').then((m) => m.CenteredLayout)),
  minimal: layout(() => import('./MinimalLayout.tsx').then((m) => m.MinimalLayout), 'common'),
  missing: layout(() => import('./MissingLayout.tsx').then((m) => m.MissingLayout), 'shell'),
  settings: layout(() => import('./SettingsLayout.tsx').then((m) => m.SettingsLayout), 'shell'),
} satisfies Record<LayoutName, LazyLayout>
