import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { visitEveryPage, type Visits } from './actions/every-page.ts'
import { goTo, watchRequests } from './actions/go-to.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests of the layout: every page of a doctor begins at the same left edge, and none is wider than the frame (decision 068).
 * The buttons beside a title leave it enough room, and each control can be hit on an area of 24 by 24 px (WCAG 2.5.8).
 */

/** Pages with a layout of their own: the composer, which stands beside its sheet, and pages without the menu. */
const OWN_FRAME = new Set(['newPrescription', 'embedRx', 'none', 'welcome'])
/** Screens, and on each the distance of a page's content from the left edge: the width of the menu and the margin, px. */
const SCREENS = [
  { width: 1440, height: 900, left: 250 + 32 },
  { width: 1366, height: 768, left: 250 + 32 },
  { width: 768, height: 1024, left: 75 + 32 },
  { width: 375, height: 812, left: 16 },
] as const
const FRAME = 1160
/** Greatest number of lines of a title, on a page with many buttons beside it. */
const TITLE_LINES = 2

let product: Product
let browser: Browser
let visits: Visits
withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  visits = await visitEveryPage(product)
})

const edges = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1')
    const frame = title?.closest('.frame, .frame-full')
    const style = frame && getComputedStyle(frame)
    return {
      left: title?.getBoundingClientRect().left,
      width: frame && style ? frame.clientWidth - 2 * Number.parseFloat(style.paddingLeft) : 0,
      lines: title
        ? title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight)
        : 0,
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })

/**
 * Controls whose area for a pointer is less than 24 by 24 px. Links in sentences are left out, and so are the fields on the
 * doctor's own paper, which can be placed by numbers too: WCAG 2.5.8 excepts both.
 */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const areaOf = (one: Element): DOMRect => {
      // The link of a list's row can be hit on the whole row.
      const isStretched = getComputedStyle(one, '::after').position === 'absolute'
      const label = one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) && one.labels?.[0]
      const row = isStretched ? one.closest('li, tr, article') : label ? label.parentElement : null
      return (row ?? one).getBoundingClientRect()
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (one) =>
          !one.closest('p, [data-field], .sr-only') || one.closest('p')?.textContent === one.textContent,
      )
      .filter((one) => {
        const { width, height } = areaOf(one)
        return width > 1 && (width < 24 || height < 24)
      })
      .map((one) => (one.ariaLabel ?? one.textContent).trim())
  })

test('every page of a doctor begins at the same left edge, at each width of the screen', async () => {
  const { page } = await openTab(browser)
  const rest = watchRequests(page)
  await logIn(page, product.demo)
  // Each page opens at the width of the screen at which the previous page ended, so that half of the pages open on a phone.
  const screens = [...SCREENS]
  const tooSmall: string[] = []
  for (const visit of visits.doctor) {
    if (OWN_FRAME.has(visit.page)) continue
    await goTo(page, visit, rest)
    for (const { width, height, left } of screens) {
      await page.setViewportSize({ width, height })
      // The tabs of the settings are beside the page on wide screens, and above it on narrow ones.
      const isBeside = width >= 640 && visit.address.startsWith('/settings')
      const wanted = isBeside ? 250 + 32 : left
      // The menu and the tabs of the settings move to their new place some frames after a change of the screen's width.
      await expect
        .poll(() => edges(page), { message: `${visit.address} at ${width} px` })
        .toSatisfy(
          (found) =>
            found.left === wanted &&
            found.width <= FRAME &&
            found.beyond <= 0 &&
            Math.round(found.lines) <= TITLE_LINES,
        )
    }
    const small = await smallControls(page)
    if (small.length > 0) tooSmall.push(`${visit.address}: ${small.join(', ')}`)
    screens.reverse()
  }
  expect(tooSmall).toEqual([])
}, 120_000)
