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

/** The line of an address; one that names it letter by letter before one that only fits (`new` is no signature). */
const lineOf = (path: string): Route | undefined =>
  known.find((route) => route.path === path) ?? known.find((route) => matchPath(route.path, path) !== null)

/** Whether an address has a page: menus offer nothing that leads nowhere, guards send nobody there. */
export const pageExists = (path: string): boolean => lineOf(path) !== undefined

/** Starts the download of a page and its frame, before anything is rendered. */
export async function preloadRoute(path: string): Promise<void> {
  const route = lineOf(path)
  if (!route) return
  // What fails now is asked for again, and reported, when the page is shown.
  await Promise.allSettled([layouts[route.layout].load(), route.page.load()])
}
