import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
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

/*
 * Checks every page with axe, in one brand: the one with the least space between controls. The contrasts of all brands
 * are computed by brands/brand.test.ts; what is proved here is that the texts of the pages need no others.
 */

/** Rules of axe that a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block']

let product: Product
let browser: Browser
let visits: Visits

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  visits = await visitEveryPage(product)
})

/** Pages that a doctor with a verified licence is led away from: first-practice.e2e.ts checks them with axe. */
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

test('axe finds nothing wrong, and every pair of colours has its contrast in all brands', async () => {
  const densest = allBrands.toSorted((a, b) => a.density - b.density)[0]!
  const wrong: string[] = []
  const pairs: ColourPair[] = []
  const look = async (page: Page, list: readonly Visit[]) => {
    const rest = watchRequests(page)
    // Transitions are switched off: a colour halfway between two modes is not part of any brand.
    await page.addStyleTag({ content: '* { transition: none !important }' })
    // Each page starts in the mode in which the previous one ended, which saves a switch.
    const modes = [...MODES]
    for (const visit of list) {
      await goTo(page, visit, rest)
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
  const open = async (at: (page: Page) => Promise<unknown>) => {
    const { page } = await openTab(browser, { bypassCSP: true, reducedMotion: 'reduce' })
    await at(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }
  const { url, demo } = product
  const guest = await open((page) => page.goto(`${url}/login?brand=${densest.id}`))
  const doctor = await open((page) => logIn(page, demo, `/prescriptions?brand=${densest.id}`))
  const assistant = await open((page) =>
    openLoggedInPage(page, demo, demo.assistant, `/assistant?brand=${densest.id}`),
  )
  // The three visitors are examined at once, so that one page works while another waits for its server.
  await Promise.all([
    look(guest, visits.guest),
    look(doctor, visits.doctor),
    look(assistant, visits.assistant),
  ])
  expect(wrong).toEqual([])
  expect([...new Set(unpromised(pairs, densest))]).toEqual([])
  expect(new Set(pairs.map(({ front }) => front)).size).toBeGreaterThan(6)
}, 180_000)

/**
 * Pairs of text and ground with a colour of the brand, or with a mixture of colours, whose contrast no brand has to
 * fulfil. Paper is white in every brand: the pale texts of the sheet are mixtures, and are left out.
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
