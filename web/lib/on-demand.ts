import { type ComponentType, createElement, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore } from './store.ts'
import { afterPaint } from './after-paint.ts'
import { afterPress } from './after-press.ts'
import { untilDone } from './calls/until-done.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

export interface Fetched {
  /** Loads the component before it is shown, so that no placeholder appears. */
  fetch: () => Promise<void>
}

/**
 * A component that is loaded when it is first rendered, outside the first load. React's `lazy` is not used, because it shows its
 * fallback for 300 ms even when the code is there. Loading is repeated until it succeeds; until then `StandIn` is shown. A
 * component that is larger than `StandIn` moves the content below. It is therefore not rendered while a button or key is pressed.
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  StandIn: ComponentType<Props> = Nothing,
): ComponentType<Props> & Fetched {
  const part = createStore<ComponentType<Props> | undefined>(undefined)
  let fetching: Promise<void> | undefined
  const fetch = () =>
    (fetching ??= untilDone(load).then((component) =>
      afterPress(() => keepingFocus(() => part.set(component))),
    ))
  function OnDemand(props: Props) {
    const loaded = useStore(part)
    // The result of the key or click that shows the stand-in is painted before the files are requested.
    useEffect(() => afterPaint(fetch), [])
    return createElement(loaded ?? StandIn, props)
  }
  return Object.assign(OnDemand, { fetch })
}

const Nothing = () => null

/** Moves the focus and the selection from the stand-in to the control with the same id in the loaded component. */
function keepingFocus(draw: () => void): void {
  const before = document.activeElement
  const range =
    before instanceof HTMLTextAreaElement && ([before.selectionStart, before.selectionEnd] as const)
  flushSync(draw)
  if (!before?.id || before.isConnected) return
  const after = document.getElementById(before.id)
  after?.focus()
  if (range && after instanceof HTMLTextAreaElement) after.setSelectionRange(...range)
}
