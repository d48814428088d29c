import { type ComponentType, createElement, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore } from './store.ts'
import { untilDone } from './calls/until-done.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

export interface Fetched {
  /** Fetches the part before it is shown, so that nothing has to stand in for it. */
  fetch: () => Promise<void>
}

/**
 * A part of the page that is fetched when it is first shown: no part of the first load. Not by `lazy`, which shows its
 * fallback for 300 ms even when all is there. Without a network it is tried again; meanwhile `StandIn` is there.
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  StandIn: ComponentType<Props> = Nothing,
): ComponentType<Props> & Fetched {
  const part = createStore<{ component: ComponentType<Props> } | undefined>(undefined)
  let fetching: Promise<void> | undefined
  const fetch = () =>
    (fetching ??= untilDone(load).then((component) => keepingFocus(() => part.set({ component }))))
  function OnDemand(props: Props) {
    const loaded = useStore(part)
    useEffect(() => void fetch(), [])
    return createElement(loaded?.component ?? StandIn, props)
  }
  return Object.assign(OnDemand, { fetch })
}

const Nothing = () => null

/** Who writes in what stands in for a part goes on in the part itself: in the control of the same id, at the same letter. */
function keepingFocus(draw: () => void): void {
  const before = document.activeElement
  const caret = before instanceof HTMLTextAreaElement ? before.selectionStart : null
  flushSync(draw)
  if (!before?.id || before.isConnected) return
  const after = document.getElementById(before.id)
  after?.focus()
  if (caret !== null && after instanceof HTMLTextAreaElement) after.setSelectionRange(caret, caret)
}
