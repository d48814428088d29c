import { it } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createDrugSearch } from './search.ts'
it('loads', () => {
  const t = performance.now()
  const c = loadCatalogue('/tmp/cat/root')
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
    'omepra',
    'metf 850',
    'tazocin',
    'pentazocina',
    'glargin',
    'insulina 100',
    'losec',
    'losek',
    'omeprasol',
    'omeprazol 40 iny',
    'metformina glibenclamida',
    'butil',
    'buskapina',
    'vildaglitina',
    'asido ascorbico',
    'acidoascorbico',
    'omeprazol 999',
    'a',
    '500 mg tab',
    'metformina clorhidrato',
    'simbastatina',
    'simvastatina',
    'xyzzyq',
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
