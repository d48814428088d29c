import { type ComponentType, createElement, use } from 'react'

export interface LoadedLater<Props extends object> {
  Component: ComponentType<Props>
  /** Starts the download of the component's code without rendering the component. */
  load: () => Promise<unknown>
}

/**
 * A component whose code is loaded when it is first rendered, or before. React's `lazy` is not used: it shows the
 * fallback of the nearest `Suspense` even where the code has been loaded, and then keeps it for 300 ms.
 * @param fetchShown called instead of `fetch` when the component is rendered before it was loaded
 */
export function loadLater<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  fetchShown = fetch,
): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined
  let shown: Promise<ComponentType<Props>> | undefined
  return {
    Component: function Later(props: Props) {
      // A failed download is not repeated while the page is shown: the error boundary of the page offers to load the code again.
      return createElement(loaded ?? use((shown ??= fetchShown())), props)
    },
    load: async () => (loaded = await fetch()),
  }
}
