import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes a native dialog with its state; the browser itself traps the focus, makes the page inert and gives
 * the focus back. Escape asks `onClose`, and so does a press on the backdrop unless `closesOutside` is false.
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
    // What is to be filled in comes before the cross that stands above it.
    const starts = dialog.querySelector<HTMLElement>('[data-starts]')
    ;(starts ?? dialog.querySelector<HTMLElement>('input, textarea, select'))?.focus()
  }, [isOpen])
  useLayoutEffect(() => {
    const dialog = ref.current
    // A dialog that is taken away while it is open would take the focus with it.
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])
  return ref
}
