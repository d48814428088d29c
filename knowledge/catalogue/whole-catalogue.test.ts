import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './load.ts'

describe('the catalogue of the project', () => {
  const catalogue = loadCatalogue(path.join(import.meta.dirname, '../..'))

  test('has the number of products that outpatient care needs', () => {
    expect(catalogue.ingredients.length).toBeGreaterThanOrEqual(250)
    expect(catalogue.products.length).toBeGreaterThanOrEqual(700)
  })

  test('has no key twice', () => {
    for (const key of ['id', 'uid'] as const)
      expect(new Set(catalogue.products.map((p) => p[key])).size).toBe(catalogue.products.length)
  })

  test('invents no GTIN, registration or price', () => {
    expect(catalogue.products.filter((p) => p.gtin ?? p.registration ?? p.priceCents)).toEqual([])
  })

  const antibioticRoutes = (name: string): string[] => [
    ...new Set(
      catalogue.products
        .filter((p) => p.antibiotic && p.ingredients.some((i) => i.name === name))
        .map((p) => p.route),
    ),
  ]

  test('F5 antibiotics fall under the agreement by mouth and by vagina, not on skin or in the eye', () => {
    expect(antibioticRoutes('amoxicilina')).toContain('oral')
    expect(antibioticRoutes('metronidazol')).toContain('oral')
    expect(antibioticRoutes('metenamina')).toEqual(['oral'])
    expect(antibioticRoutes('metronidazol')).toContain('vaginal')
    for (const route of ['cutánea', 'oftálmica', 'ótica', 'nasal'])
      expect(catalogue.products.filter((p) => p.antibiotic && p.route === route)).toEqual([])
    expect(antibioticRoutes('paracetamol')).toEqual([])
  })
})
