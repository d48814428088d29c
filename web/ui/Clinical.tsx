import type { ReactNode } from 'react'
import { useDocumentLang } from '../lib/texts.ts'

/** Words of a prescription on a screen of another language: they are Spanish, and a screen reader says them so. */
export const Clinical = ({ children }: { children: ReactNode }) => (
  <span lang={useDocumentLang().printed}>{children}</span>
)
