import path from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../catalogue/load.ts'
import { loadSafety } from './load.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const knowledge = loadSafety(ROOT, loadCatalogue(ROOT))

test('every rule names ingredients, and both sides of an interaction have some', () => {
  for (const rule of knowledge.interactions) {
    expect(rule.a.size, rule.id).toBeGreaterThan(0)
    expect(rule.b.size, rule.id).toBeGreaterThan(0)
  }
})
