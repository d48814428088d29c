import { createStore } from '../store.ts'

/**
 * Whether the server could not be reached at the last attempt. A slow call alone does not count, because the server may only be
 * slow: watch-server.ts then sends a health call.
 */
export const isAway = createStore(false)

/**
 * Whether the browser knows of no network, or this page comes from the service worker: the page with the attribute `data-kept`
 * was stored by the worker, which serves it when no server has answered, whatever the browser knows of the network.
 */
export const isWithoutNetwork = (): boolean => !navigator.onLine || !!document.querySelector('[data-kept]')

/** Follows what the browser knows of the network. The browser does not always notice that the network is back. */
export function followNetwork(): void {
  // Pages that send no calls, such as the login, learn of a lost network only here.
  isAway.set(isWithoutNetwork())
  window.addEventListener('offline', () => isAway.set(true))
  window.addEventListener('online', () => isAway.set(false))
}
