import { loadTexts, textsNow } from '../lib/texts.ts'
import { reloadOnce } from './reload-guard.ts'

const ADDRESS = '/sw.js'
/** How often an open page asks for a new version, besides each time that it comes to the front. */
const CHECK_EVERY = 60 * 60 * 1000

interface TrustedTypes {
  createPolicy(
    name: 'sw',
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string
  }
}

/** The one script address that the content security policy lets a script choose. */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('sw', {
    createScriptURL(address) {
      if (address !== ADDRESS) throw new TypeError('not our service worker')
      return address
    },
  })
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS
}

let isStarted = false

/** Registers the worker that keeps the shell, and tells of new versions. Where there is none, nothing is missing. */
export async function startServiceWorker(): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  try {
    followVersions(await navigator.serviceWorker.register(trustedAddress(), { scope: '/' }))
  } catch {
    // Forbidden by the browser, or the line broke: specification section 8 ignores it silently.
  }
}

function followVersions(registration: ServiceWorkerRegistration): void {
  let offered: ServiceWorker | null = null
  const offer = () => {
    const { waiting } = registration
    // Without a controller this is the first version of this browser: nothing older is on the screen.
    if (!waiting || waiting === offered || !navigator.serviceWorker.controller) return
    offered = waiting
    void offerNewVersion(registration)
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )
  offer()
  const check = () => void registration.update().catch(() => undefined)
  setInterval(check, CHECK_EVERY)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
}

async function offerNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  // Only a browser with an older version has anything to say.
  const [{ notify }] = await Promise.all([import('../ui/notices/notices.ts'), loadTexts('shell')])
  const texts = textsNow('shell')
  if (!texts) return
  notify({
    message: texts.newVersion,
    // It lies over the menu of a phone, and is offered again with the next page.
    lasts: 20_000,
    action: { label: texts.newVersionReload, run: () => activate(registration) },
  })
}

/** The waiting version takes over and the page begins anew with it; it may already have, at the wish of another tab. */
function activate({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    reloadOnce()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => reloadOnce(), { once: true })
  waiting.postMessage('activate', [])
}
