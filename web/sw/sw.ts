import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/** List of files to cache. tools/vite/precache.mjs writes it into the built file. */
declare const SHELL_FILES: PrecacheEntry[]
declare const self: ServiceWorkerGlobalScope

/**
 * The application's page, which is served for a navigation when no server answers. It shows its layout, and the data that are
 * stored on the device.
 */
const SHELL_PAGE = '/index.html'

/**
 * Sends navigation requests to the network, with a timeout: a server that accepts a request and does not answer counts as no
 * network. Until the timeout the browser shows nothing of the new page.
 */
const network = new NetworkOnly({ networkTimeoutSeconds: 5 })

enablePreload()
clientsClaim()

/**
 * Response of the server to a navigation; undefined where none answers. Firefox passes a failed preload on as an error
 * response, and shows its own error page for it (github.com/GoogleChrome/workbox/issues/3134).
 */
async function fromNetwork(asked: RouteHandlerCallbackOptions): Promise<Response | undefined> {
  const answer = await network.handle(asked).catch(() => undefined)
  return answer?.type === 'error' ? undefined : answer
}

// Navigations go to the network; without one, the cached page is served. This route is registered before the next
// one, so that a cached page is never served while there is a network.
registerRoute(
  new NavigationRoute(
    async (asked) => (await fromNetwork(asked)) ?? (await matchPrecache(SHELL_PAGE)) ?? Response.error(),
  ),
)

// Files of the shell are cached, by their exact addresses. All other requests, including every API call, are left
// to the browser: no answer with personal data is ever cached.
precacheAndRoute(SHELL_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

self.addEventListener('message', (event) => {
  // The page sends this message when the doctor presses "reload". Until then the previous version goes on serving
  // its pages.
  if (event.data === 'activate') void self.skipWaiting()
})
