import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#brands/brand.ts'
import { promisedContrasts } from '#brands/testing/promised-contrasts.ts'
import { propertiesOf } from '#web/lib/brand/theme-rules.ts'
import { openLoggedInPage } from './actions/access.ts'
import { logIn } from './actions/doctor.ts'
import { allBrands } from './actions/all-brands.ts'
import { pagesOfRoutes, visitEveryPage, type Visits } from './actions/every-page.ts'
import { goTo, type Visit, watchRequests } from './actions/go-to.ts'
import { tracedColours, type ColourPair } from './actions/traced-colours.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'
import { collectTexts, type ShownTexts } from './shown-texts.ts'

/*
 * Visits every page in Spanish once. axe checks each page in one brand, the one with the least space between controls, and the
 * texts of the page must be Spanish. brands/brand.test.ts computes the contrasts of the colours of all
 * brands; this file tests that pages show no combination of colours that brand.test.ts leaves out.
 */

/** Rules of axe that are checked again in dark mode, because they depend on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

let product: Product
let browser: Browser
let visits: Visits

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  visits = await visitEveryPage(product)
})

/** Pages from which a doctor with a verified licence is redirected. first-practice.e2e.ts checks them with axe. */
const OF_NEW_DOCTORS = ['welcome', 'practice']

test('no page of the product is left out', () => {
  const visited = new Set([
    ...OF_NEW_DOCTORS,
    ...Object.values(visits).flatMap((list: Visit[]) => list.map(({ page }) => page)),
  ])
  expect(pagesOfRoutes().filter((page) => !visited.has(page))).toEqual([])
})

const MODES = ['light', 'dark'] as const

const inMode = async (page: Page, mode: (typeof MODES)[number]) => {
  await page.emulateMedia({ colorScheme: mode })
  await page.locator(`html[data-mode=${mode}]`).waitFor()
}

const densest = allBrands.toSorted((a, b) => a.density - b.density)[0]!
type Audience = keyof Visits

describe('on a visit of every page', () => {
  const wrong: string[] = []
  const pairs: ColourPair[] = []
  const shownDates: string[] = []

  const look = async (page: Page, list: readonly Visit[], texts: ShownTexts) => {
    const rest = watchRequests(page)
    // Transitions are switched off: a colour halfway between two modes is not part of any brand.
    await page.addStyleTag({ content: '* { transition: none !important }' })
    // Each page is examined first in the colour mode in which the previous page was examined last, which saves a change of the
    // mode.
    const modes = [...MODES]
    for (const visit of list) {
      await goTo(page, visit, rest)
      await texts.read(visit.address)
      for (const mode of modes) {
        await inMode(page, mode)
        const found = await axeViolations(page, mode === 'dark' ? COLOURS : undefined)
        wrong.push(...found.map((one) => `${visit.address} ${mode} ${one}`))
      }
      modes.reverse()
      const traced = await tracedColours(page)
      pairs.push(...traced.pairs)
      wrong.push(...traced.links.map((link) => `${visit.address}: only its colour marks the link ${link}`))
    }
  }

  const open: Record<Audience, (page: Page) => Promise<unknown>> = {
    guest: (page) => page.goto(`${product.url}/login?brand=${densest.id}`),
    doctor: (page) => logIn(page, product.demo, `/prescriptions?brand=${densest.id}`),
    assistant: (page) =>
      openLoggedInPage(page, product.demo, product.demo.assistant, `/assistant?brand=${densest.id}`),
  }

  // A doctor's pages are visited in two tests, because one test of all of them takes too long on a busy machine.
  test.each([
    ['guest', 1, 1],
    ['doctor', 1, 2],
    ['doctor', 2, 2],
    ['assistant', 1, 1],
  ] as const)('every page of the %s is in Spanish only, part %i of %i', async (audience, part, parts) => {
    const { page } = await openTab(browser, { bypassCSP: true, reducedMotion: 'reduce' })
    const texts = collectTexts(page, 'es')
    await open[audience](page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const all = visits[audience]
    const [from, to] = [part - 1, part].map((end) => Math.floor((all.length * end) / parts))
    await look(page, all.slice(from, to), texts)
    const { wrong: strange, dates } = await texts.judge()
    expect(strange).toEqual([])
    shownDates.push(...dates)
  })

  test('axe finds nothing wrong, and every pair of colours has its contrast in all brands', () => {
    expect(wrong).toEqual([])
    expect([...new Set(unpromised(pairs, densest))]).toEqual([])
    expect(new Set(pairs.map(({ front }) => front)).size).toBeGreaterThan(6)
    expect(shownDates.length).toBeGreaterThan(5)
  })
})

/**
 * Pairs of a text colour and a background, with a colour of the brand or a mixture of colours, that
 * brands/testing/promised-contrasts.ts does not contain. Paper is white in every brand, so the pale texts of the sheet, which
 * are mixtures, are left out.
 */
function unpromised(pairs: readonly ColourPair[], { theme }: Brand): string[] {
  const ofBrand = new Set(propertiesOf(theme.light).map(([name]) => name.slice(2)))
  const isFixed = (colour: string): boolean => !ofBrand.has(colour) && !colour.startsWith('#')
  const isPromised = (pair: ColourPair): boolean =>
    promisedContrasts.some(
      ({ front, back, least }) => front === pair.front && back === pair.back && least >= pair.least,
    )
  return pairs
    .filter((pair) => !isPromised(pair))
    .filter(
      ({ front, back }) => !isFixed(back) || !(isFixed(front) || (back === 'paper' && !ofBrand.has(front))),
    )
    .map(({ front, back, least }) => `${front} on ${back}: ${least}`)
}
