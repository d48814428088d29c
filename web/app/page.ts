import type { ComponentType } from 'react'
import type { Domain } from '#locales/locale.ts'
import { MINIMUM_FETCH_DELAY } from '../lib/calls/limits.ts'
import { pause } from '../lib/pause.ts'
import { createStore } from '../lib/store.ts'
import { loadTexts } from '../lib/texts.ts'
import { type LoadedLater, loadLater } from './load-later.ts'

/** Number of pages that are loading: the route loading indicator shows while it is not 0. */
export const pagesLoading = createStore(0)

export type LazyPage = LoadedLater<object>

/** A module whose one export is a page. */
type PageModule = Readonly<Record<string, ComponentType>>

/** Makes a page that is loaded as a chunk of its own, together with its texts. */
export function lazyPage(load: () => Promise<PageModule>, ...texts: readonly Domain[]): LazyPage {
  const fetchAll = async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)])
    const [page, ...others] = Object.values(module)
    if (!page || others.length > 0) throw new Error('not one export')
    return page
  }
  const fetchShown = () => {
    pagesLoading.set(pagesLoading.get() + 1)
    const least = pause(MINIMUM_FETCH_DELAY)
    const fetching = fetchAll()
    // The page appears as soon as it has loaded; only the loading indicator stays for a minimum time.
    void Promise.allSettled([fetching, least]).then(() => pagesLoading.set(pagesLoading.get() - 1))
    return fetching
  }
  return loadLater(fetchAll, fetchShown)
}
