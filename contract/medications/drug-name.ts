import type { Medication } from '../prescriptions.ts'

type Named = Pick<Medication, 'generic' | 'presentation'>

/**
 * Name by which a prescribed row is listed: its generic name with a capital, or the doctor's text when there is none.
 */
export function drugName({ generic, presentation }: Named): string {
  const name = generic || presentation
  return name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
}

/**
 * Text of a prescribed row without the generic name at its beginning, to be shown beside that name: "tableta 500 mg" of
 * "Paracetamol tableta 500 mg". '' for a row without a generic name.
 */
export function drugForm({ generic, presentation }: Named): string {
  if (!generic) return ''
  const begins = presentation.toLocaleLowerCase('es').startsWith(generic.toLocaleLowerCase('es'))
  return begins ? presentation.slice(generic.length).replace(/^[\s,]+/, '') : presentation
}

/** Names of the first medicines of a prescription, and the number of the others. */
export function drugsInShort(rows: readonly Named[], shown = 2): { names: string; more: number } {
  // The name of a third and last medicine is shown as well, since "and 1 more" would take as much space.
  const take = rows.length === shown + 1 ? shown + 1 : shown
  const names = rows.slice(0, take).map(drugName)
  return { names: names.join(', '), more: rows.length - names.length }
}
