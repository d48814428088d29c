export interface NamePart {
  text: string
  isStressed: boolean
}

/**
 * A drug's name in parts, those that tell it from its look-alike stressed.
 * @param marks half-open ranges `[from, to)` of the name, in order
 */
export function nameParts(name: string, marks: readonly (readonly [number, number])[]): NamePart[] {
  const parts: NamePart[] = []
  let at = 0
  for (const [from, to] of marks) {
    parts.push(
      { text: name.slice(at, from), isStressed: false },
      { text: name.slice(from, to), isStressed: true },
    )
    at = to
  }
  parts.push({ text: name.slice(at), isStressed: false })
  return parts.filter((part) => part.text !== '')
}

/** "tableta 500 mg, caja con 20 tabletas": the presentation without the name that stands before it. */
export function withoutGeneric(presentation: string, generic: string): string {
  const begins = presentation.toLocaleLowerCase('es').startsWith(generic.toLocaleLowerCase('es'))
  return begins && generic !== '' ? presentation.slice(generic.length).replace(/^[\s,]+/, '') : presentation
}
