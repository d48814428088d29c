/** Milliseconds after which a page without a heading counts as painted. */
const PATIENCE = 3000

let painted: Promise<void> | undefined

/**
 * Resolves once the first heading of this visit has been painted. Files and calls that the first screen can do without
 * wait for it: on a slow line they would share the line with those that it needs.
 */
export const headingPainted = (): Promise<void> =>
  (painted ??= new Promise((resolve) => {
    const until = performance.now() + PATIENCE
    const look = () => {
      const isThere = document.querySelector('h1') !== null || performance.now() > until
      requestAnimationFrame(isThere ? () => setTimeout(resolve) : look)
    }
    look()
  }))
