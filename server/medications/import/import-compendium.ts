import { checkCompendiumKey } from '#contract/values/identifiers/compendium-key.ts'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { ImportedEntry } from '#knowledge/catalogue/imported-compendium.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { ingredientFinder } from './import-cofepris.ts'
import { readTable, textOf } from './import-columns.ts'

/** One medicine of the Compendio Nacional, as the official tables print it. */
export interface CompendiumRow {
  line: number
  key: string
  /** Description of the medicine, such as `TABLETA Cada tableta contiene: Paracetamol 500 mg Envase con 10 tabletas.` */
  description: string
}

/** Reason why a row of the Compendio Nacional was not imported. */
export type CompendiumSkip = {
  line: number
  key: string
  reason:
    | 'key-unreadable'
    | 'duplicate'
    | 'description-unreadable'
    | 'form-unknown'
    | 'ingredient-unknown'
    | 'strength-unreadable'
  /** Text of the Compendio Nacional that could not be imported. */
  detail: string
}

/**
 * Reads the rows of a file of the Compendio Nacional. The ending of the file's name decides whether the file is read as CSV or
 * XLSX. Columns are found by name, in any order.
 * @throws ExpectedFailure when a column is missing
 */
export async function readCompendiumFile(file: string): Promise<CompendiumRow[]> {
  const [header, ...body] = await readTable(file)
  const names = (header?.cells ?? []).map((cell) => normalize(textOf(cell)))
  const [key, description] = [names.indexOf('clave'), names.indexOf('descripcion')]
  if (key === -1 || description === -1) throw new ExpectedFailure('missing columns: Clave, Descripción')
  return body
    .map(({ line, cells }) => ({
      line,
      key: textOf(cells[key]),
      description: textOf(cells[description]).replaceAll(/\s+/g, ' '),
    }))
    .filter((row) => row.key !== '' || row.description !== '')
}

const AMOUNT = String.raw`(\d[\d ,]*(?:\.\d+)?) ?(mg|g|µg|μg|mcg|UI|mEq|mmol)`
const REFERENCE = /^(\d+(?:\.\d+)?) ?(mL|g)$/iu
const ONE = new RegExp(
  String.raw`\s*(?:y )?([\p{L}][^\d]*?)(?:,? equivalente a ${AMOUNT} de ([\p{L} ]+?)(?:[.;]|(?=\s\p{Lu})|$)|[ .:]+${AMOUNT}\b\.?)`,
  'uy',
)

/**
 * Makes catalogue entries from rows of the Compendio Nacional. Nothing is guessed: a description that can't be read to its last
 * letter is skipped, and every skipped row is listed with its reason.
 */
export function importCompendium(
  rows: readonly CompendiumRow[],
  catalogue: CatalogueData,
): { accepted: ImportedEntry[]; skipped: CompendiumSkip[] } {
  const accepted = new Map<string, ImportedEntry>()
  const skipped: CompendiumSkip[] = []
  for (const { line, key, description } of rows) {
    const read = accepted.has(key) ? refusal('duplicate', key) : readEntry(key, description, catalogue)
    if ('reason' in read) skipped.push({ line, key, ...read })
    else accepted.set(key, read)
  }
  return { accepted: [...accepted.values()], skipped }
}

type Refusal = Pick<CompendiumSkip, 'reason' | 'detail'>
const refusal = (reason: Refusal['reason'], detail: string): Refusal => ({ reason, detail })

function readEntry(key: string, description: string, catalogue: CatalogueData): ImportedEntry | Refusal {
  if (!checkCompendiumKey(key).ok) return refusal('key-unreadable', key)
  const parts = /^(.+?)[.:]? cada (.+?) contienen?:? (.+?)[ .]*(?:envase .*)?$/iu.exec(description)
  if (!parts) return refusal('description-unreadable', description)
  const [, heading = '', one = '', contents = ''] = parts
  const forms = formsOf(heading, catalogue)
  if (!forms) return refusal('form-unknown', heading)
  const reference = REFERENCE.exec(one)
  const isOne = /^\p{L}[\p{L} ]*$/u.test(one)
  if (!reference && !isOne) return refusal('strength-unreadable', one)
  const written = contentsOf(contents)
  if (!written) return refusal('strength-unreadable', contents)
  const find = ingredientFinder(catalogue)
  const ingredients: ImportedEntry['ingredients'] = []
  for (const { name, strength } of written) {
    const ingredient = find(name)
    if (!ingredient) return refusal('ingredient-unknown', name)
    ingredients.push({ name: ingredient.name, strength })
  }
  const unit = reference?.[2]?.toLowerCase() === 'g' ? 'g' : 'mL'
  return { uid: key, keys: [key], ingredients, per: reference ? `${reference[1] ?? ''} ${unit}` : '', forms }
}

/**
 * Pharmaceutical forms of the catalogue that the beginning of a medicine's description names, such as `TABLETA O CÁPSULA`; null
 * when one of the named forms is unknown.
 */
function formsOf(heading: string, catalogue: CatalogueData): string[] | null {
  const names = normalize(heading.replace(/\.$/, '')).split(' o ')
  const forms = names.map((name) =>
    catalogue.forms.find((form) =>
      [form.name, form.plural, ...form.aliases].some((one) => normalize(one) === name.trim()),
    ),
  )
  return forms.every((form) => form !== undefined) ? forms.map(({ name }) => name) : null
}

/**
 * Reads the ingredients with their strengths from a medicine's description in the Compendio Nacional; null unless the whole
 * text is understood.
 */
function contentsOf(text: string): { name: string; strength: string }[] | null {
  const found: { name: string; strength: string }[] = []
  ONE.lastIndex = 0
  let end = 0
  for (let match = ONE.exec(text); match; match = ONE.exec(text)) {
    const [, salt = '', base = '', baseUnit = '', name = '', amount = '', unit = ''] = match
    found.push({
      name: (name || salt).trim(),
      strength: strengthOf(base || amount, baseUnit || unit),
    })
    end = ONE.lastIndex
  }
  return found.length > 0 && /^[ .;]*$/.test(text.slice(end)) ? found : null
}

const strengthOf = (digits: string, unit: string): string =>
  `${digits.replaceAll(/[ ,]/g, '')} ${/^(?:mcg|μg)$/u.test(unit) ? 'µg' : unit}`
