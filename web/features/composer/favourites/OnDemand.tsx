import { type ComponentType, createElement, useEffect } from 'react'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ShelfProps } from './Shelf.tsx'

const shelf = createStore<ComponentType<ShelfProps> | 'failed' | undefined>(undefined)

async function load(): Promise<void> {
  try {
    const [{ Shelf }] = await Promise.all([import('./Shelf.tsx'), loadTexts('favourites')])
    shelf.set(Shelf)
  } catch {
    // A failure is ignored: the composer works without the favourites.
    shelf.set('failed')
  }
}

/**
 * Favourites and earlier prescriptions, above the medicines. The component is fetched right after the first load, and
 * is no part of it.
 */
export function Favourites(props: ShelfProps) {
  const loaded = useStore(shelf)
  useEffect(() => {
    if (shelf.get() === undefined || shelf.get() === 'failed') void load()
  }, [])
  if (loaded === 'failed') return null
  return loaded ? createElement(loaded, props) : <Skeleton className="h-20 w-full rounded-card" />
}
