import type { Page } from 'playwright-core'

/** Holds back the requests of a page to addresses that match a pattern. @returns a function that releases them */
export async function holdUp(page: Page, address: RegExp): Promise<() => void> {
  let letCome = () => undefined as void
  const come = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(address, async (route) => {
    await come
    await route.continue()
  })
  return letCome
}
