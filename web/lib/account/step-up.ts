import { onLogout } from './session.ts'
import { createStore } from '../store.ts'

/** Whether a dialog asks the doctor to prove their identity (app/session/StepUpDialog.tsx). */
export const isStepUpAsked = createStore(false)

let waiting: Promise<boolean> | undefined
let settle: ((proved: boolean) => void) | undefined

/** Asks the doctor to prove their identity, once for all concurrent calls. Resolves to false when the doctor declines. */
export function proveAgain(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    settle = resolve
    isStepUpAsked.set(true)
  })
  return waiting
}

export function endStepUp(proved: boolean): void {
  isStepUpAsked.set(false)
  settle?.(proved)
  settle = undefined
  waiting = undefined
}
onLogout(() => endStepUp(false))
