import { useEffect } from 'react'
import { createStore } from '../store.ts'

/** Ids of the forms in which something is written that nobody saved: nothing is checked against it yet. */
export const unsaved = createStore<readonly string[]>([])

/** Tells of a form while something unsaved stands in it. */
export function useUnsaved(id: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    unsaved.set([...unsaved.get(), id])
    return () => unsaved.set(unsaved.get().filter((one) => one !== id))
  }, [id, isUnsaved])
}
