import type { ImportedProduct } from '../catalogue/imported.ts'

/** A fictional product of an imported register, for tests. */
export const importedProduct = (id: string, uid: string): ImportedProduct => ({
  id,
  uid,
  generic: 'Fictina',
  ingredients: [{ name: 'fictina', strength: '5 mg' }],
  per: '',
  form: 'tableta',
  route: 'oral',
  content: 'caja con 10 tabletas',
  atc: '',
  fraction: 'IV',
  antibiotic: false,
  brands: ['Fictex'],
  gtin: null,
  registration: '001M2020 SSA',
  holder: 'Laboratorios Ficticios',
  priceCents: null,
  compendium: null,
  sources: ['cofepris-visor'],
})
