import { matchPath } from 'react-router'
import type { Widget } from '#brands/brand.ts'
import { hasWidget } from '../lib/brand/brand.ts'
import { createStore } from '../lib/store.ts'
import type { Guard } from './session/guard.ts'
import type { LayoutName, LazyLayout } from './layout-props.ts'
import type { LazyPage } from './page.tsx'

/** One line of routes.tsx. */
export interface PageRoute {
  path: string
  layout: LayoutName
  guard: Guard
  page: LazyPage
  /** The page belongs to this widget: where the brand has it off, there is no such page. */
  widget?: Widget
}

/** The page that is shown, by its template: an identifier in an address is nobody else's business. */
export const shownRoute = createStore<{ template: string; at: string } | undefined>(undefined)

type Frames = Readonly<Record<LayoutName, LazyLayout>>

let known: readonly PageRoute[] = []
let frames: Frames | undefined

/** Tells which pages and frames there are. Neither is imported here: their code imports this module. */
export function setKnownPages(routes: readonly PageRoute[], layouts?: Frames): void {
  known = routes
  frames = layouts
}

/** The line of an address; one that names it letter by letter before one that only fits (`new` is no signature). */
const lineOf = (path: string): PageRoute | undefined =>
  known.find((route) => route.path === path) ?? known.find((route) => matchPath(route.path, path) !== null)

/** Whether an address has a page: menus offer nothing that leads nowhere, guards send nobody there. */
export function pageExists(path: string): boolean {
  const line = lineOf(path)
  return line !== undefined && (line.widget === undefined || hasWidget(line.widget))
}

/** Starts the download of a page and its frame, before anything is rendered. */
export async function preloadRoute(path: string): Promise<void> {
  const route = lineOf(path)
  if (!route) return
  // What fails now is asked for again, and reported, when the page is shown.
  await Promise.allSettled([frames?.[route.layout].load(), route.page.load()])
}
