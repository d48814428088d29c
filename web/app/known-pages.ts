import type { Widget } from '#brands/brand.ts'
import { hasWidget, shownBrand } from '../lib/brand/brand.ts'
import { callsOfPages, firstCalls } from '../lib/early/first-calls.ts'
import { sendAhead } from '../lib/early/send-ahead.ts'
import { matchPath, type Params } from '../lib/router/match-path.ts'
import { createStore } from '../lib/store.ts'
import type { Guard } from './session/guard.ts'
import type { LayoutName, LazyLayout } from './layout-props.ts'
import type { LazyPage } from './page.ts'

/** A page of the product, as routes.tsx lists it. */
export interface PageRoute {
  path: string
  layout: LayoutName
  guard: Guard
  page: LazyPage
  /** Widget to which the page belongs. If the brand has switched the widget off, a message is shown in place of the page. */
  widget?: Widget
}

/**
 * Route of the shown page. `template`: the path of the route, which contains no identifier. `at`: the path in the address bar.
 */
export const shownRoute = createStore<{ template: string; at: string } | undefined>(undefined)

type Frames = Readonly<Record<LayoutName, LazyLayout>>

let known: readonly PageRoute[] = []
let frames: Frames | undefined

/** Sets the pages of the product and their frames. They are not imported here, because their code imports this module. */
export function setKnownPages(routes: readonly PageRoute[], layouts?: Frames): void {
  known = routes
  frames = layouts
}

/** The route of a path and its parameters; undefined where the product has no page. */
export function routeAt(path: string): { route: PageRoute; params: Params } | undefined {
  const matches = known.flatMap((route) => {
    const params = matchPath(route.path, path)
    return params === null ? [] : [{ route, params }]
  })
  // When two routes match a path, the more literal one is used: `/prescriptions/new` is no prescription with the
  // identifier `new`.
  const literal = matches.find(({ params }) => Object.keys(params).length === 0)
  return literal ?? matches[0]
}

/** Whether the brand, or this installation, has the widget of a page switched off; undefined until the brand is known. */
export const isOff = ({ widget }: PageRoute): boolean | undefined =>
  widget && shownBrand()?.widgets[widget] === false

/** Whether an address has a page. Menus link only to existing pages, and guards redirect only to existing pages. */
export function pageExists(path: string): boolean {
  const widget = routeAt(path)?.route.widget
  return widget ? hasWidget(widget) : routeAt(path) !== undefined
}

/**
 * Sends the first API calls of a doctor's page, before anything is rendered.
 * @param branded resolves when the brand is known, and with it which widgets are shown
 */
export function sendFirstCalls(path: string, branded: Promise<unknown>): void {
  const route = routeAt(path)?.route
  if (route?.layout === 'assistant' || !(route?.guard === 'ready' || route?.guard === 'doctor')) return
  sendAhead(firstCalls.profile)
  for (const { endpoint, widget } of callsOfPages[route.path] ?? []) {
    if (widget) void branded.then(() => hasWidget(widget) && sendAhead(endpoint))
    else sendAhead(endpoint)
  }
}

/** Starts the download of a page and its frame, before anything is rendered. */
export async function preloadRoute(path: string): Promise<void> {
  const route = routeAt(path)?.route
  if (!route) return
  // A failed download is ignored here: it is tried again, and reported, when the page is shown.
  await Promise.allSettled([frames?.[route.layout].load(), route.page.load()])
}
