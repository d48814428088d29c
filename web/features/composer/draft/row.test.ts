import { describe, expect, it } from 'vitest'
import { ADMINISTRATION_ROUTES, routesOf } from '#contract/medications/administration-route.ts'
import { DraftRow } from '#contract/drafts/drafts.ts'
import { presentDrug } from '#contract/drug-search/present-drug.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { NewMedication } from '#contract/prescriptions.ts'
import { fillFromDrug, newRow } from '#contract/drafts/draft-rows.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { presentationOfProduct } from '#server/medications/presentation-of-product.ts'
import { projectRoot } from '#server/root.ts'
import { writtenMedication } from './written-medication.ts'
import { fillFromText } from './row.ts'

const paracetamol: Drug = {
  uid: 'a'.repeat(64),
  order_id: '7',
  ad_id: 'ad-1',
  category: 'basic_drug',
  presentation: 'Paracetamol tableta 500 mg, caja con 20 tabletas',
  generic: 'Paracetamol',
  strength: '500 mg',
  form: 'tableta',
  content: 'caja con 20 tabletas',
  route: 'oral',
  fraction: 'VI',
  antibiotic: false,
  brands: ['Marca Ficticia'],
  brand: 'Marca Ficticia',
  look_alike: null,
  retail_price: '90.50',
}

describe('a row', () => {
  it('begins with the defaults of the specification', () => {
    expect(newRow('r1')).toMatchObject({
      key: 'r1',
      qty: 1000,
      order_id: '0',
      category: 'standard_drug',
      drug_upc: '',
    })
  })

  it('takes all data of the picked drug and clears the search text', () => {
    const row = fillFromDrug({ ...newRow('r1'), drug: 'parac' }, paracetamol)
    expect(row).toMatchObject({
      presentation: paracetamol.presentation,
      drug_upc: paracetamol.uid,
      order_id: '7',
      ad_id: 'ad-1',
      category: 'basic_drug',
      price: '90.50',
      via: 'oral',
      fraction: 'VI',
      drug: '',
    })
  })

  it('keeps what the doctor wrote besides the drug', () => {
    const written = { ...newRow('r1'), instructions: 'tomar 1 tableta cada 8 horas', qty: 2 }
    expect(fillFromDrug(written, paracetamol)).toMatchObject({ instructions: written.instructions, qty: 2 })
  })

  it('has no data of a drug that is free text', () => {
    const row = fillFromText(fillFromDrug(newRow('r1'), paracetamol), 'Fórmula magistral')
    expect(row).toMatchObject({
      presentation: 'Fórmula magistral',
      category: 'unstructured_drug',
      drug_upc: '',
      price: null,
      fraction: null,
      via: '',
      order_id: '0',
    })
  })
})

describe('each product of the catalogue', () => {
  const products = loadCatalogue(projectRoot()).products.map(presentationOfProduct)
  const picked = products.map((product) => {
    const found = { product, presentation: presentationOf(product), brand: product.brands[0] ?? null }
    return { product, row: fillFromDrug(newRow('r'), presentDrug({ ...found, lookAlike: null }, undefined)) }
  })

  it('becomes a row that the contract accepts, in the draft and in the request', () => {
    for (const { product, row } of picked) {
      expect(DraftRow.parse(row), product.generic).toEqual(row)
      const sent = writtenMedication({ ...row, instructions: 'Tomar 1' })
      expect(NewMedication.safeParse(sent).error, product.generic).toBeUndefined()
      expect(['', ...ADMINISTRATION_ROUTES]).toContain(row.via)
    }
  })

  it('has a valid route; of several the doctor chooses one', () => {
    for (const { product, row } of picked) {
      const routes = routesOf(product.route)
      expect(routes.length, product.generic).toBeGreaterThan(0)
      expect(row.via).toBe(routes.length === 1 ? routes[0] : '')
    }
    expect(picked.filter(({ row }) => row.via === '').length).toBeGreaterThan(0)
  })
})
