import type { Page } from 'playwright-core'

/** Carries out an action on the page of a prescription: by its button, or from the menu of the rarer actions. */
export async function act(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'Más acciones' })
  await more.waitFor()
  const button = page.getByRole('button', { name, exact: true })
  if ((await button.count()) > 0) return button.first().click()
  await more.click()
  return page.getByRole('menuitem', { name }).click()
}
