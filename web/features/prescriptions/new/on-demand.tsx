import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { createStore, useStore } from '../../../lib/store.ts'

/**
 * A part of the page that is fetched when it is first shown: no part of the first load. Not by `lazy`, which shows its
 * fallback for 300 ms even when all is there. What fails to download is the business of main.tsx, which reloads once.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const part = createStore<{ component: ComponentType<Props> } | undefined>(undefined)
  return function OnDemand(props: Props) {
    const loaded = useStore(part)
    useEffect(() => {
      if (!part.get()) void load().then((component) => part.set({ component }))
    }, [])
    return loaded ? createElement(loaded.component, props) : fallback
  }
}
