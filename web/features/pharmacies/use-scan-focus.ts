import { type RefObject, useEffect } from 'react'

/**
 * A scanner types wherever the focus is. When no text field has the focus, the first letter moves the focus
 * to the scan field.
 */
export function useScanFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const catchTyping = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || key.length !== 1 || key === ' ') return
      if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', catchTyping)
    return () => document.removeEventListener('keydown', catchTyping)
  }, [field])
}
