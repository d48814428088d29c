import { clientsClaim } from 'workbox-core'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { standIn } from './stand-in.ts'

/** Written into the built file by tools/vite/precache.mjs. */
declare const SHELL_FILES: PrecacheEntry[]
declare const self: ServiceWorkerGlobalScope

/** A server that takes a page's request and never answers is as good as none. */
const network = new NetworkOnly({ networkTimeoutSeconds: 15 })

enablePreload()
clientsClaim()

// Pages come from the network and, without one, are what stands in for them. This route is asked before the next one,
// so that a page is never answered with a kept file while there is a network.
registerRoute(
  new NavigationRoute(async (asked) => {
    try {
      return await network.handle(asked)
    } catch {
      return (await matchPrecache(standIn(asked.request.url))) ?? Response.error()
    }
  }),
)

// Files of the shell, by their exact addresses. All else is left to the browser as if there were no worker, every call
// of the product among it: nothing that a server says of a person is ever kept.
precacheAndRoute(SHELL_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

self.addEventListener('message', (event) => {
  // The doctor pressed "reload": until then the version of before goes on serving its pages.
  if (event.data === 'activate') void self.skipWaiting()
})
