/**
 * How long the first page works before the service worker is registered, ms. The worker then fetches and stores the files of
 * the shell, some 0.7 s of a processor core that a phone needs for drawing the page.
 */
const DELAY = 5000

/** Loads the code of the service worker's registration, and registers it, once the first page has been drawn. */
export function startServiceWorkerLater(): void {
  setTimeout(
    () =>
      void import('./service-worker.ts').then(
        ({ startServiceWorker }) => startServiceWorker(),
        // The next load of a page tries again to start the service worker.
        () => undefined,
      ),
    DELAY,
  )
}
