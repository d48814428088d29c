import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Domain } from '#locales/locale.ts'
import { MINIMUM_FETCH_DELAY } from '../lib/calls/limits.ts'
import { createStore } from '../lib/store.ts'
import { loadTexts } from '../lib/texts.ts'

/** Number of pages that are loading: the route loading indicator shows while it is not 0. */
export const pagesLoading = createStore(0)

export interface LazyPage {
  Component: LazyExoticComponent<ComponentType>
  /** Starts the download without rendering anything. */
  load: () => Promise<unknown>
}

/** A page as a chunk of its own, loaded together with its texts. */
export function lazyPage(load: () => Promise<ComponentType>, ...texts: readonly Domain[]): LazyPage {
  const fetchAll = async () => {
    const [component] = await Promise.all([load(), loadTexts(...texts)])
    return { default: component }
  }
  const fetchShown = () => {
    pagesLoading.set(pagesLoading.get() + 1)
    const least = new Promise((resolve) => setTimeout(resolve, MINIMUM_FETCH_DELAY))
    const fetching = fetchAll()
    // The page appears as soon as it has loaded; only the loading indicator stays for a minimum time.
    void Promise.allSettled([fetching, least]).then(() => pagesLoading.set(pagesLoading.get() - 1))
    return fetching
  }
  return { Component: lazy(fetchShown), load: fetchAll }
}
