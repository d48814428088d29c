import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useBrand } from '../../../lib/brand/brand.ts'
import { mayPrefetch, prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const check = createStore<ComponentType | undefined>(undefined)

async function load(): Promise<void> {
  const [{ InteractionCheck }] = await Promise.all([
    import('./InteractionCheck.tsx'),
    loadTexts('interactions', 'safety'),
  ])
  check.set(InteractionCheck)
}

/**
 * Widget that checks medicines for interactions. The check is fetched once the browser is idle, with a
 * skeleton in its place; where prefetching is not allowed, when a button asks for it.
 */
export function InteractionsWidget() {
  const texts = useTexts('dashboard')
  const { retry } = useTexts('common')
  const { brand } = useBrand()
  const loaded = useStore(check)
  const [hasFailed, setFailed] = useState(false)
  const [isComing, setComing] = useState(mayPrefetch)
  const isOn = brand?.widgets.interactions === true
  useEffect(() => {
    if (isOn) prefetchWhenIdle(() => load().catch(() => setComing(false)))
  }, [isOn])
  if (!isOn) return null
  const open = () => {
    setFailed(false)
    void load().catch(() => setFailed(true))
  }
  return (
    <section aria-labelledby="interactions" className="mt-7">
      <h2 id="interactions" className="mb-2 font-semibold text-ink-soft">
        {texts.interactions}
      </h2>
      <div className="grid gap-3 rounded-card border border-line bg-card px-4 py-4 sm:px-5">
        <p className="text-ink-soft">{texts.interactionsLead}</p>
        {loaded ? (
          createElement(loaded)
        ) : isComing ? (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              <Skeleton className="h-[4.35rem]" />
              <Skeleton className="h-[4.35rem]" />
            </div>
            <Skeleton className="h-5 w-64" />
          </>
        ) : (
          <>
            {hasFailed && <p role="alert">{texts.interactionsFailed}</p>}
            <Button className="w-fit" onClick={open}>
              {hasFailed ? retry : texts.interactionsOpen}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
