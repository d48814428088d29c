import { loadTexts, textsNow } from '../lib/texts.ts'
import { notify } from '../ui/notices/notices.ts'
import { pause } from '../lib/pause.ts'
import { reloadOnce } from '../lib/reload-guard.ts'

const ADDRESS = '/sw.js'
/** Interval at which an open page checks for a new version, ms; it also checks whenever it becomes visible. */
const CHECK_EVERY = 60 * 60 * 1000

interface TrustedTypes {
  createPolicy(
    name: 'sw',
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string
  }
}

/** Address of the service worker as a trusted script URL: the policy (Trusted Types) accepts only this address. */
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

/** Pause before a first service worker that could not be installed is registered again, ms. It doubles each time. */
const AGAIN_AFTER = 10_000

/**
 * Registers the service worker. While a file of the shell cannot be fetched for the first worker, the registration is repeated.
 */
async function install(address: string, wait = AGAIN_AFTER): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(address, { scope: '/' })
  const { installing, active } = registration
  if (!installing || active || (await isInstalled(installing))) return registration
  await pause(wait)
  return install(address, Math.min(2 * wait, CHECK_EVERY))
}

/** Resolves with whether a worker was installed: a worker whose files could not all be fetched becomes `redundant`. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(worker.state !== 'redundant'), { once: true })
  })

let isStarted = false

/**
 * Registers the service worker, which caches the shell, and offers new versions. In a browser without service workers the
 * function does nothing.
 */
export async function startServiceWorker(): Promise<void> {
  if (isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  try {
    followVersions(await install(trustedAddress()))
  } catch {
    // The browser forbids service workers, or the connection failed: ignored silently (specification section 8).
  }
}

function followVersions(registration: ServiceWorkerRegistration): void {
  let offered: ServiceWorker | null = null
  const offer = () => {
    const { waiting } = registration
    // Without a controlling service worker the page shows no older version that could be replaced: this version is the browser's
    // first.
    if (!waiting || waiting === offered || !navigator.serviceWorker.controller) return
    offered = waiting
    void offerNewVersion(registration)
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )
  offer()
  // A failed check for a new version, such as one without a network, is followed by the next check.
  const check = () => void registration.update().catch(() => undefined)
  setInterval(check, CHECK_EVERY)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
}

async function offerNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  await loadTexts('shell')
  const texts = textsNow('shell')
  if (!texts) return
  notify({
    message: texts.newVersion,
    // The notice of a new version closes automatically, because it covers a phone's menu; the next page offers the update again.
    lasts: 20_000,
    action: { label: texts.newVersionReload, run: () => activate(registration) },
  })
}

/** Activates the waiting version and reloads the page. Another tab may have activated it already. */
function activate({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    reloadOnce()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => reloadOnce(), { once: true })
  waiting.postMessage('activate', [])
}
