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
export async function preloadRoute(path: string): Promise<void> {
  const route = known.find((candidate) => matchPath(candidate.path, path) !== null)
  if (!route) return
  // What fails now is asked for again, and reported, when the page is shown.
  await Promise.allSettled([layouts[route.layout].load(), route.page.load()])
}
