import { createStore } from '../store.ts'

/**
 * Whether the server could not be reached at the last attempt. A call that takes too long does not count by itself: the
 * server may still be there (watch-server.ts asks it).
 */
export const isAway = createStore(false)

/** Follows what the browser knows of the network. It does not always notice that the network is back. */
export function followNetwork(): void {
  // Pages that send no calls, such as the login, learn of a lost network only here. A page of the server names its
  // application (server/site/page-head.ts); the page with empty names was stored by the service worker, which serves it when no
  // server has answered, whatever the browser knows of the network.
  isAway.set(!navigator.onLine || !!document.querySelector('[content=""]'))
  window.addEventListener('offline', () => isAway.set(true))
  window.addEventListener('online', () => isAway.set(false))
}
