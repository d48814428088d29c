import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realBrowsers } from './browsers/installed.ts'
import { journeys, type Journey } from './browsers/journeys.ts'
import { keepPictures } from './browsers/pictures.ts'
import { relayTo } from './browsers/relay.ts'
import { tableOf } from './browsers/table.ts'
import { Visitor } from './browsers/visitor.ts'
import { addDemoDoctor } from './demo-doctor.ts'
import type { StartedProduct } from './product.ts'
import { lane } from './running.ts'

/*
 * The main journeys of a person in the browsers that are installed on this machine. `npm run browsers` prints a table of the
 * results. If the variable BROWSER_PICTURES names a folder, the tests store screenshots of the pages in this folder.
 */

const WIDTH = 1366
const HEIGHT = 800

/**
 * Whether the tests were started by `npm run browsers`, which uses every installed browser. `npm test` leaves out the installed
 * Chromium, because all other files of e2e/ run in the Chromium that is an npm package.
 */
const isAsked = process.env['npm_lifecycle_event'] === 'browsers'
const browsers = realBrowsers().filter(({ name }) => isAsked || name !== 'Chromium')
const results = new Map(browsers.map(({ name }) => [name, new Map<string, 'passed' | 'FAILED'>()]))
const installed = browsers.flatMap(({ name, open }) => (open ? [{ name, open }] : []))
const names = journeys.map(([name]) => name)

let product: StartedProduct
if (installed.length > 0)
  lane.beforeAll(({ sharedProduct }) => {
    product = sharedProduct
  })
afterAll(() => {
  const rows = browsers.map(({ name, open }) => ({ name, isInstalled: open !== null }))
  process.stdout.write(`\n${tableOf(rows, names, results)}\n\n`)
})

describe.each(installed)('$name', ({ name, open }) => {
  let journey: Journey
  beforeAll(async () => {
    const driver = await open()
    await driver.resize(WIDTH, HEIGHT)
    const relay = await relayTo(product.url)
    const folder = process.env['BROWSER_PICTURES']
    journey = {
      visitor: new Visitor(driver),
      product: await addDemoDoctor(product, { toursViewed: true }),
      relay,
      keep: async (page) => {
        if (!folder) return
        await keepPictures(driver, path.resolve(folder), `${name}-${page}`.toLowerCase())
        await driver.resize(WIDTH, HEIGHT)
      },
    }
    return async () => {
      await driver.close()
      await relay.cut()
    }
  })

  test.each(journeys)('%s', async (what, take) => {
    results.get(name)?.set(what, 'FAILED')
    await take(journey)
    results.get(name)?.set(what, 'passed')
  })
})

test('the table says which browsers are not installed, and which journeys were not taken', () => {
  const rows = [
    { name: 'Chromium', isInstalled: true },
    { name: 'WebKit', isInstalled: false },
  ]
  const taken = new Map([['Chromium', new Map([['login', 'passed' as const]])]])
  expect(tableOf(rows, ['login', 'issue'], taken)).toBe(
    [
      '               login          issue',
      'Chromium       passed         not run',
      'WebKit         not installed',
    ].join('\n'),
  )
})
