import { it } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createDrugSearch } from './search.ts'
import { enlarge } from '../../bench/search-data.ts'
import { readMisspellings } from '../../bench/search-cases.ts'
import { buildIndex } from './search-index.ts'
it('prof', () => {
  const c = loadCatalogue('/tmp/cat/root')
  const big = { ...c, products: enlarge(c.products, 26000) }
  const t = performance.now()
  const ix = buildIndex(big)
  console.log('index', performance.now() - t, 'words', ix.words.length, 'drugs', ix.drugs.length)
  const { search } = createDrugSearch(big)
  const qs = readMisspellings('/tmp/cat/root')
    .flatMap((m) => [m.typed, m.meant])
    .flatMap((s) => [...s].map((_, i) => s.slice(0, i + 1)))
  for (const q of qs.slice(0, 500)) search(q)
  const ts = qs
    .map((q) => {
      const a = performance.now()
      const r = search(q)
      return { q, ms: performance.now() - a, c: r.corrected }
    })
    .sort((a, b) => b.ms - a.ms)
  console.log(
    ts
      .slice(0, 40)
      .map((x) => `${x.q} ${x.ms.toFixed(1)} ${x.c}`)
      .join('\n'),
  )
  console.log(
    'p50',
    ts[ts.length >> 1]!.ms,
    'p90',
    ts[(ts.length / 10) | 0]!.ms,
    'p99',
    ts[(ts.length / 100) | 0]!.ms,
  )
  const byLen = new Map<number, number[]>()
  for (const x of ts) if (!x.c) byLen.set(x.q.length, [...(byLen.get(x.q.length) ?? []), x.ms])
  console.log(
    [...byLen]
      .sort((a, b) => a[0] - b[0])
      .map(([k, v]) => k + ':' + (v.reduce((a, b) => a + b) / v.length).toFixed(2))
      .join(' '),
  )
}, 60000)
