import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes a native modal dialog when the state of its component changes. The browser itself traps the focus, makes the
 * page inert and restores the focus. Escape calls `onClose`, and so does a press on the backdrop unless `closesOutside` is false.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  closesOutside = true,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  const pressOutside = useEffectEvent((event: MouseEvent) => {
    if (closesOutside && event.target === ref.current) onClose()
  })
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const cancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    const outside = (event: MouseEvent) => pressOutside(event)
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('click', outside)
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('click', outside)
    }
  }, [])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (!isOpen) {
      dialog.close()
      return
    }
    dialog.showModal()
    // The focus starts in the element marked `data-starts`, or in the first field, not on the close button above it.
    const starts = dialog.querySelector<HTMLElement>('[data-starts]')
    ;(starts ?? dialog.querySelector<HTMLElement>('input, textarea, select'))?.focus()
  }, [isOpen])
  useLayoutEffect(() => {
    const dialog = ref.current
    // The dialog is closed before it is unmounted: a dialog that is unmounted while open would lose the focus.
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])
  return ref
}
