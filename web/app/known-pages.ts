import { matchPath } from 'react-router'
import type { Widget } from '#brands/brand.ts'
import { hasWidget } from '../lib/brand/brand.ts'
import { createStore } from '../lib/store.ts'
import type { Guard } from './session/guard.ts'
import type { LayoutName, LazyLayout } from './layout-props.ts'
import type { LazyPage } from './page.tsx'

/** One route of routes.tsx. */
export interface PageRoute {
  path: string
  layout: LayoutName
  guard: Guard
  page: LazyPage
  /** Widget to which the page belongs: where the brand has the widget off, the page does not exist. */
  widget?: Widget
}

/** The page that is shown, by the template of its address, which contains no identifier. */
export const shownRoute = createStore<{ template: string; at: string } | undefined>(undefined)

type Frames = Readonly<Record<LayoutName, LazyLayout>>

let known: readonly PageRoute[] = []
let frames: Frames | undefined

/** Sets the pages and frames. They are not imported here, because their code imports this module. */
export function setKnownPages(routes: readonly PageRoute[], layouts?: Frames): void {
  known = routes
  frames = layouts
}

/** The route of an address. A literal match comes before a pattern: `new` is no signature. */
const lineOf = (path: string): PageRoute | undefined =>
  known.find((route) => route.path === path) ?? known.find((route) => matchPath(route.path, path) !== null)

/** Whether an address has a page: menus and guards offer and redirect to existing pages only. */
export function pageExists(path: string): boolean {
  const line = lineOf(path)
  return line !== undefined && (line.widget === undefined || hasWidget(line.widget))
}

/** Starts the download of a page and its frame, before anything is rendered. */
export async function preloadRoute(path: string): Promise<void> {
  const route = lineOf(path)
  if (!route) return
  // A failed download is ignored here: it is tried again, and reported, when the page is shown.
  await Promise.allSettled([frames?.[route.layout].load(), route.page.load()])
}
