import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tools/setup/project.mjs'
import { licenceList } from './licence-list.ts'

const list = licenceList(root)

test('docs/licences.md lists what the product carries now: npm run licences writes it', () => {
  expect(readFileSync(path.join(root, 'docs/licences.md'), 'utf8')).toBe(list)
})

test.each([
  ['a package of the server', /^\| `fastify` \| [\d.]+ \| MIT \| server \|$/m],
  ['a package of the browser', /^\| `react` \| [\d.]+ \| MIT \| browser \|$/m],
  ['a package of both', /^\| `libphonenumber-js` \| [\d.]+ \| MIT \| browser, server \|$/m],
  ['a package that another one brings', /^\| `pg-protocol` \|/m],
  ['the binaries of a package', /^\| `@node-rs\/argon2-\*` \| [\d.]+ \| MIT \| server \|$/m],
  ['the database', /^\| PostgreSQL 18 \| 18\./m],
  [
    'a typeface of the sheets',
    /`server\/pdf\/fonts\/AtkinsonHyperlegibleNext_400Regular\.ttf` \| OFL-1\.1 \| Copyright/,
  ],
  ['a typeface of a brand', /`brands\/tamarelo\/ibm-plex-sans\.woff2` \| OFL-1\.1 \| Copyright/],
])('the list has %s', (_, line) => {
  expect(list).toMatch(line)
})

test('the list leaves out what only builds or tests the product', () => {
  for (const name of ['vitest', 'playwright-core', 'oxlint', 'pdfjs-dist'])
    expect(list).not.toContain(`\`${name}\``)
})
