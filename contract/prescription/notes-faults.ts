import type { FieldErrors } from '../problem.ts'
import type { WrittenFields } from './document-fields.ts'
import type { JudgedCatalogue } from './draft.ts'

/** Texts of the whole prescription that the sheet prints. */
const NOTES = ['diagnosis', 'extras'] as const

/**
 * Faults of the texts beside the medicines: a controlled or prohibited drug or an antibiotic that they order
 * (mexico.md C1, C5, D6, F2), and a brand at a public institution (B8).
 * @param genericOnlyBasis article by which medicines are named by their generic names alone; null where brands may
 * be named
 * @param generics generic names of the rows, which a note may mention: "clonazepam: no manejar"
 */
export function notesFaults(
  fields: WrittenFields,
  catalogue: JudgedCatalogue,
  genericOnlyBasis: string | null,
  generics: readonly string[],
): FieldErrors {
  const found: FieldErrors = {}
  for (const field of NOTES) {
    const text = fields[field] ?? ''
    if (text === '') continue
    const ordered = catalogue.orderedIn(text, '', generics)
    const brand = genericOnlyBasis === null ? null : catalogue.recognise(text).brand
    const faults = [
      ...(ordered
        ? [ordered.kind === 'prohibited' ? 'substance-prohibited' : `drug-in-notes:${ordered.name}`]
        : []),
      ...(brand === null ? [] : [`brand-in-notes:${brand}|${genericOnlyBasis}`]),
    ]
    if (faults.length > 0) found[field] = faults
  }
  return found
}
