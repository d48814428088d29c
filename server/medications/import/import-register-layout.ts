import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { ImportedProduct } from '#knowledge/catalogue/imported.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import { importRegister } from './import-cofepris.ts'
import type { RegisterRow } from './import-columns.ts'
import type { ImportedRow } from './import-own-layout.ts'

/**
 * Converts rows of COFEPRIS's register to a doctor's own medications, one for each presentation. Rows that can't be read
 * exactly are refused.
 */
export function readRegisterLayout(rows: RegisterRow[], catalogue: CatalogueData): ImportedRow[] {
  const { accepted, skipped } = importRegister(rows, catalogue)
  const lines = new Map(rows.map(({ line, cells }) => [registrationOf(cells['Número de Registro']), line]))
  const written = accepted.map((product) => ({
    line: lines.get(registrationOf(product.registration ?? '')) ?? 0,
    label: presentationOf(product),
    written: writtenOf(product),
  }))
  const refused = skipped.map(({ line, registration, reason, detail }) => ({
    line,
    label: registration,
    reason: { key: reason, detail: detail.slice(0, 120) },
  }))
  return [...written, ...refused].sort((a, b) => a.line - b.line)
}

/** Reduces a registration number to its digits and letters, because COFEPRIS's register is inconsistent in its spaces. */
const registrationOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

const writtenOf = ({ ingredients, per, form, content, route, fraction, brands }: ImportedProduct) => ({
  name: (brands[0] ?? '').slice(0, 80),
  code: '',
  ingredients: ingredients.map(({ name, strength }) => ({
    name,
    strength: strength === '' || per === '' ? strength : `${strength}/${per}`,
  })),
  form,
  content: content.slice(0, 120),
  route,
  fraction,
  price: '',
})
