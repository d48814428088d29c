import { Fragment, type ReactNode } from 'react'
import { useDocumentLang } from '../lib/document-texts.ts'

/** Text of a prescription, marked as Spanish for screen readers on a screen in another language. */
export const Clinical = ({ children }: { children: ReactNode }) => (
  <span lang={useDocumentLang().printed}>{children}</span>
)

interface WithNamesProps {
  text: string
  /** Names within the text as they are printed: of medicines, diagnoses or substances. */
  names: readonly string[]
}

/** Sentence of the screen with printed names in it, which are marked as Spanish on a screen in another language. */
export function WithNames({ text, names }: WithNamesProps) {
  const { printed } = useDocumentLang()
  if (!printed) return text
  const marked = new Set(names.filter((name) => name !== ''))
  let parts = [text]
  for (const name of marked)
    parts = parts.flatMap((part) =>
      marked.has(part) ? [part] : part.split(name).flatMap((rest, at) => (at === 0 ? [rest] : [name, rest])),
    )
  return parts.map((part, at) =>
    marked.has(part) ? (
      <span key={at} lang={printed}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
