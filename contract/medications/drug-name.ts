import type { Medication } from '../prescriptions.ts'

type Named = Pick<Medication, 'generic' | 'presentation'>

/** The name by which a row is listed: its generic, capitalised; else what the doctor wrote. */
export function drugName({ generic, presentation }: Named): string {
  const name = generic || presentation
  return name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
}

/**
 * The rest of a row's text after its name: "Paracetamol tableta 500 mg" names its generic once, as on the printed
 * sheet.
 */
export function drugForm({ generic, presentation }: Named): string {
  if (!generic) return ''
  const begins = presentation.toLocaleLowerCase('es').startsWith(generic.toLocaleLowerCase('es'))
  return begins ? presentation.slice(generic.length).replace(/^[\s,]+/, '') : presentation
}

/** The first names of a prescription and how many more there are. */
export function drugsInShort(rows: readonly Named[], shown = 2): { names: string; more: number } {
  // A third name is shown too, since "and 1 more" would take as much room.
  const take = rows.length === shown + 1 ? shown + 1 : shown
  const names = rows.slice(0, take).map(drugName)
  return { names: names.join(', '), more: rows.length - names.length }
}
