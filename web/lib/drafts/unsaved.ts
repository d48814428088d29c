import { useEffect } from 'react'
import { createStore } from '../store.ts'

/** Ids of the forms with unsaved changes: safety checks do not know those changes yet. */
export const unsaved = createStore<readonly string[]>([])

/** Registers a form by its id as long as it has unsaved changes. */
export function useUnsaved(id: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    unsaved.set([...unsaved.get(), id])
    return () => unsaved.set(unsaved.get().filter((one) => one !== id))
  }, [id, isUnsaved])
}
