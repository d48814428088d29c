import { useEffect } from 'react'

/** Focuses the first field of a form when the page is opened, on devices with a fine pointer, which mostly have a keyboard. */
export function useArrivalFocus(id: string): void {
  useEffect(() => {
    // On a touch screen no field gets the focus, because the on-screen keyboard would cover half of the page.
    if (window.matchMedia('(pointer: fine)').matches) document.getElementById(id)?.focus()
  }, [id])
}
