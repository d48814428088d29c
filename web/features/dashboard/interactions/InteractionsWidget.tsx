import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useBrand } from '../../../lib/brand.ts'
import { prefetchWhenIdle } from '../../../lib/prefetch.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'

const check = createStore<ComponentType | undefined>(undefined)

async function load(): Promise<void> {
  const [{ InteractionCheck }] = await Promise.all([
    import('./InteractionCheck.tsx'),
    loadTexts('interactions', 'safety'),
  ])
  check.set(InteractionCheck)
}

/** Do these medicines go together? Fetched once the browser is idle; its room is kept until then. */
export function InteractionsWidget() {
  const texts = useTexts('dashboard')
  const { retry } = useTexts('common')
  const { brand } = useBrand()
  const loaded = useStore(check)
  const [hasFailed, setFailed] = useState(false)
  const isOn = brand?.widgets.interactions === true
  useEffect(() => {
    if (isOn) prefetchWhenIdle(load)
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
      <div className="grid min-h-36 content-start gap-3 rounded-card border border-line bg-card px-4 py-4 sm:px-5">
        <p className="text-ink-soft">{texts.interactionsLead}</p>
        {loaded ? (
          createElement(loaded)
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
