import type { ReactNode } from 'react'
import { useDocumentLang } from '../lib/texts.ts'

/** Text of a prescription, marked as Spanish for screen readers on a screen in another language. */
export const Clinical = ({ children }: { children: ReactNode }) => (
  <span lang={useDocumentLang().printed}>{children}</span>
)
