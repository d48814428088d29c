import { it } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createDrugSearch } from './search.ts'
it('loads', () => {
  const t = performance.now()
  const c = loadCatalogue('/work/main')
  const t2 = performance.now()
  const s = createDrugSearch(c)
  console.log(
    c.products.length,
    c.ingredients.length,
    t2 - t,
    performance.now() - t2,
    c.lookAlikes
      .filter((l) => l.sources.length === 0)
      .map((l) => l.a + '~' + l.b)
      .join(', '),
  )
  for (const q of [
    'hidroxina',
    'hidroxalazina',
    'tri',
    'sulfa',
    'acido',
    'vitamina d',
    'cloruro',
    'aspirina',
    'esitalopram',
    'clonacepan',
    'prednisolona',
    'omeprazoll',
  ]) {
    const t0 = performance.now()
    const r = s.search(q, { limit: 6 })
    console.log(
      q,
      '→',
      r.corrected,
      (performance.now() - t0).toFixed(2) + 'ms',
      r.results
        .map(
          (h) =>
            `\n     ${h.presentation} [${h.matched} ${h.brand ?? ''}] ${h.lookAlike ? '≠' + h.lookAlike.name + JSON.stringify(h.lookAlike.marks) : ''}`,
        )
        .join(''),
    )
  }
})
