import { createElement, useEffect, useState } from 'react'
import { mayPrefetch, prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'

const Check = onDemand<object>(async () => {
  const [module] = await Promise.all([
    import('../interactions/InteractionCheck.tsx'),
    loadTexts('interactions', 'safety'),
  ])
  return module.InteractionCheck
}, CheckSkeleton)

function CheckSkeleton() {
  return (
    <>
      <div className="grid gap-3 @md:grid-cols-2">
        <Skeleton className="h-[4.35rem]" />
        <Skeleton className="h-[4.35rem]" />
      </div>
      <Skeleton className="h-5 w-64" />
    </>
  )
}

/**
 * Widget that checks medicines for interactions, alone or with a patient. Its code is fetched once the browser is
 * idle; on a slow or metered connection, when a button is pressed.
 */
export function InteractionsWidget() {
  const { interactions } = useTexts('widgets')
  const [isWanted, setWanted] = useState(mayPrefetch)
  const [isFetching, setFetching] = useState(false)
  useEffect(() => {
    prefetchWhenIdle(async () => {
      setFetching(true)
      await Check.fetch()
    })
  }, [])
  return (
    <WidgetFrame id="interactions" loaded={{ state: 'ready', data: interactions }}>
      {({ lead, open }) => (
        <div className="@container grid content-start gap-3 px-4 py-4 sm:px-5">
          <p className="text-ink-soft">{lead}</p>
          {isWanted ? (
            createElement(isFetching ? Check : CheckSkeleton)
          ) : (
            <Button
              className="w-fit"
              onClick={() => {
                setWanted(true)
                setFetching(true)
              }}
            >
              {open}
            </Button>
          )}
        </div>
      )}
    </WidgetFrame>
  )
}
