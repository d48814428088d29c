import { OFFLINE_PAGE, SHELL_PAGE, standIn, wayOf } from './kept.ts'

/** Both are written into the built file by tools/setup/precache.mjs. */
declare const SHELL_FILES: readonly string[]
declare const SHELL_VERSION: string
declare const self: ServiceWorkerGlobalScope

const files = SHELL_FILES
const NAME = `shell-${SHELL_VERSION}`

self.addEventListener('install', (event) => {
  // Pages have no content name: past every other cache.
  const pages = [OFFLINE_PAGE, SHELL_PAGE]
  const fresh = files.map((file) => new Request(file, { cache: pages.includes(file) ? 'reload' : 'default' }))
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

self.addEventListener('message', (event) => {
  // The doctor pressed "reload": until then the version of before goes on serving its pages.
  if (event.data === 'activate') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin, files)
  if (way === 'page') event.respondWith(page(event))
  if (way === 'kept') event.respondWith(kept(event.request))
})

async function page(event: FetchEvent): Promise<Response> {
  try {
    const early: unknown = await event.preloadResponse
    return early instanceof Response ? early : await fetch(event.request)
  } catch {
    return (await fromShell(standIn(event.request.url))) ?? Response.error()
  }
}

const kept = async (request: Request): Promise<Response> =>
  (await fromShell(new URL(request.url).pathname)) ?? fetch(request)

const fromShell = async (file: string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(file, { ignoreVary: true })

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))
}
