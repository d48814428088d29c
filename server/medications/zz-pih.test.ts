import { readFileSync } from 'node:fs'
import { parse as csv } from 'csv-parse/sync'
import { it } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createProductTextParser } from './parse-product-text.ts'
it('pih', () => {
  const parse = createProductTextParser(loadCatalogue('/work/main'))
  const rows = csv(readFileSync('/work/shared/data/mx_drugs_pih_ces/drugs.csv'), { columns: true }) as {
    Name: string
  }[]
  const names = rows.map((r) =>
    r.Name.replace(/^CES: /, '')
      .replace(/\*\*.*\*\*/, '')
      .replace(/\. - .*$/, '.'),
  )
  const res = names.map(parse)
  console.log(
    'confident',
    res.filter((r) => r.confident).length,
    'with ingredient',
    res.filter((r) => r.ingredients.length).length,
    'of',
    res.length,
  )
  const yes = res.filter((r) => r.confident),
    no = res.filter((r) => !r.confident && r.ingredients.length)
  const show = (r: (typeof res)[0]) =>
    `${r.input.slice(0, 150)}\n    ${r.ingredients.map((i) => i.name + '=' + i.strength)} | ${r.form} | ${r.content} | ${r.route}`
  console.log(
    yes
      .filter((_, i) => i % 3 === 0)
      .map(show)
      .join('\n'),
  )
  console.log('------ NO')
  console.log(
    no
      .filter((_, i) => i % 5 === 0)
      .map(show)
      .join('\n'),
  )
})
