import { CONTROLLED_CLASSES } from '#contract/medications/is-controlled.ts'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { normalize } from '#contract/values/normalize.ts'
import { type ImportedControlled, isStricter } from '#knowledge/catalogue/imported-controlled.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { sentenceCase } from '#knowledge/text.ts'
import { ingredientFinder } from './import-cofepris.ts'
import { readTable, textOf } from './import-columns.ts'

/** One medicine of COFEPRIS's list of controlled medicines. */
export interface ControlledRow {
  line: number
  brand: string
  generic: string
  /** Legal class as the list writes it: a fraction of article 226 or a group, such as `I`, `Fracción II` or `GRUPO III`. */
  fraction: string
}

/** Reason why a row of the list of controlled medicines was not imported. */
export interface ControlledSkip {
  line: number
  reason:
    | 'generic-missing'
    | 'class-unreadable'
    | 'class-below'
    | 'prohibited'
    | 'brand-of-another-drug'
    | 'duplicate'
  /** Text of the list of controlled medicines that could not be imported. */
  detail: string
}

/** Normalised names that each column has in the different editions of the list of controlled medicines. */
const HEADINGS = {
  brand: ['denominacion distintiva', 'nombre comercial', 'marca'],
  generic: ['denominacion generica', 'nombre generico', 'sustancia', 'principio activo'],
  fraction: ['fraccion', 'grupo'],
} as const

/**
 * Reads the rows of a file with COFEPRIS's list of controlled medicines. The ending of the file's name decides whether the file
 * is read as CSV or XLSX. Columns are found by name, in any order; other columns are left out.
 * @throws ExpectedFailure when a column is missing
 */
export async function readControlledFile(file: string): Promise<ControlledRow[]> {
  const [header, ...body] = await readTable(file)
  const names = (header?.cells ?? []).map((cell) => normalize(textOf(cell)))
  const placeOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  const [brand, generic, fraction] = [
    placeOf(HEADINGS.brand),
    placeOf(HEADINGS.generic),
    placeOf(HEADINGS.fraction),
  ]
  if (brand === -1 || generic === -1 || fraction === -1)
    throw new ExpectedFailure('missing columns: Denominación Distintiva, Denominación Genérica, Fracción')
  return body
    .map(({ line, cells }) => ({
      line,
      brand: textOf(cells[brand]),
      generic: textOf(cells[generic]),
      fraction: textOf(cells[fraction]),
    }))
    .filter((row) => row.brand !== '' || row.generic !== '')
}

/**
 * Makes catalogue entries from rows of the list of controlled medicines. A substance that the catalogue does not have is named
 * as in the list. A legal class that is less strict than the catalogue's is not imported: the stricter class stays until
 * somebody changes it.
 */
export function importControlled(
  rows: readonly ControlledRow[],
  catalogue: CatalogueData,
): { accepted: ImportedControlled[]; skipped: ControlledSkip[] } {
  const find = ingredientFinder(catalogue)
  const brands = new Map<string, string>()
  for (const product of catalogue.products)
    for (const brand of product.brands)
      brands.set(normalize(brand), namesOf(product.ingredients.map((i) => i.name)))
  const accepted = new Map<string, ImportedControlled>()
  const skipped: ControlledSkip[] = []
  for (const { line, brand: cell, generic, fraction: written } of rows) {
    const skip = (reason: ControlledSkip['reason'], detail: string) => skipped.push({ line, reason, detail })
    const named = generic
      .split(/\s*[/+]\s*|\s+y\s+/i)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const fraction = classOf(written)
    const forbidden = named.find((name) => catalogue.prohibited.has(normalize(name)))
    const known = named.map((name) => find(name) ?? catalogue.controlled.get(normalize(name)))
    const substances = named.map((name, at) => known[at]?.name ?? name.toLocaleLowerCase('es-MX'))
    const brand = brandOf(cell, substances)
    const elsewhere = brands.get(normalize(brand))
    const uid = `${normalize(brand)} ${namesOf(substances)}`.trim()
    const own = known.length === 1 ? known[0] : undefined
    if (named.length === 0) skip('generic-missing', cell)
    else if (fraction === undefined) skip('class-unreadable', written)
    else if (forbidden !== undefined) skip('prohibited', forbidden)
    else if (own && isStricter(own.fraction, fraction))
      skip('class-below', `${own.name} ${own.fraction} > ${fraction}`)
    else if (elsewhere !== undefined && elsewhere !== namesOf(substances))
      skip('brand-of-another-drug', brand)
    else if (accepted.has(uid)) skip('duplicate', uid)
    else accepted.set(uid, { uid, brand, substances, fraction })
  }
  return { accepted: [...accepted.values()], skipped }
}

const namesOf = (names: readonly string[]): string => names.toSorted().join(' / ')

const classOf = (text: string): (typeof CONTROLLED_CLASSES)[number] | undefined => {
  const found = /^(?:fracci[oó]n|grupo)?\s*(I{1,3})\b/i.exec(text)?.[1]?.toUpperCase()
  return CONTROLLED_CLASSES.find((one) => one === found)
}

/**
 * Brand in a row of the list of controlled medicines, in sentence case; empty when the cell repeats the generic name or
 * says that there is no brand.
 */
function brandOf(cell: string, substances: readonly string[]): string {
  if (!/\p{L}{2}/u.test(cell) || /^(?:s\/d|s\/m|n\/a|sin |generico)/.test(normalize(cell))) return ''
  if (substances.some((name) => normalize(name) === normalize(cell))) return ''
  return cell
    .split(/\s+/)
    .map((word) => (word.length <= 3 ? word : sentenceCase(word.toLocaleLowerCase('es-MX'))))
    .join(' ')
}
