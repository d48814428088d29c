import { useEffect } from 'react'

/** Focuses the first field of a form on arrival, on devices with a keyboard. */
export function useArrivalFocus(id: string): void {
  useEffect(() => {
    // On a touch screen no field gets the focus, because the on-screen keyboard would cover half of the page.
    if (window.matchMedia('(pointer: fine)').matches) document.getElementById(id)?.focus()
  }, [id])
}
