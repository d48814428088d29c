import type { ReactNode } from 'react'

/** A key of the keyboard as a shortcut hint. It is hidden where the pointer is coarse (touch screens). */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block rounded-small border border-b-2 border-current/35 px-1.5 py-0.5 font-sans text-[0.75rem] leading-none font-medium pointer-coarse:hidden">
    {children}
  </kbd>
)
