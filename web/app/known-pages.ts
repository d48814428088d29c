import { matchPath } from 'react-router'
import type { Guard } from './guard.ts'
import { type LayoutName, layouts } from './layouts.ts'
import type { LazyPage } from './page.tsx'

/** One line of routes.tsx. */
export interface Route {
  path: string
  layout: LayoutName
  guard: Guard
  page: LazyPage
}

let known: readonly Route[] = []

export const setKnownPages = (routes: readonly Route[]): void => void (known = routes)

/** Whether an address has a page: menus offer nothing that leads nowhere, guards send nobody there. */
export const pageExists = (path: string): boolean =>
  known.some((route) => matchPath(route.path, path) !== null)

/** Starts the download of a page and its frame, before anything is rendered. */
export function preloadRoute(path: string): void {
  const route = known.find((candidate) => matchPath(candidate.path, path) !== null)
  if (!route) return
  void layouts[route.layout].load().catch(() => undefined)
  void route.page.load().catch(() => undefined)
}
