import type { Browser, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { makeDraftBody, makeDraftRow } from '#server/testing/drafts.ts'
import { logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { waitForPaint } from './actions/keys.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const NAME = 'María Guadalupe Fernández de la Torre y Hernández Villaseñor'

/** Issues a prescription and its correction for a patient with a long name. @returns the signature of the correction */
async function correctOnce(): Promise<string> {
  const call = await logInToApi(product.demo, product.demo.doctor)
  const { uid } = await call<{ uid: string }>('POST', '/api/v2/patient/', {
    name: NAME,
    date_of_birth: '1980-03-04',
    gender: 'F',
  })
  const issue = (more: object) =>
    call<IssuedPrescription>('POST', '/api/v2/rx-endpoint/', {
      patient: { uid },
      medications: [
        {
          presentation: 'Naproxeno tabletas 500 mg',
          instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 5 días.',
          qty: 1,
        },
      ],
      ...more,
    })
  const former = await issue({})
  return (await issue({ replaces: former.signature })).signature
}

/** Whether a part of a text is hidden, because its element or the element around it is narrower than the text. */
const isCut = (text: Locator): Promise<boolean> =>
  text.evaluate((one) =>
    [one, one.parentElement].some((box) => box && box.clientWidth > 0 && box.scrollWidth > box.clientWidth),
  )

test.each([375, 768, 1440])(
  'a long name is whole in the history and in the title of a correction of a correction at %d px',
  async (width) => {
    const signature = await correctOnce()
    const { page } = await openTab(browser, { viewport: { width, height: 900 } })
    await logIn(page, product.demo, '/prescriptions')
    const row = page.locator('[data-history-row]', { hasText: NAME }).first()
    await row.waitFor()
    expect(await isCut(row)).toBe(false)
    await page.goto(`${product.url}/prescriptions/${signature}`)
    const title = page.getByRole('heading', { level: 1 })
    await title.filter({ hasText: NAME }).waitFor()
    expect(await isCut(title)).toBe(false)
    // The page reacts to the shortcut C only after it was painted.
    await waitForPaint(page)
    await page.keyboard.press('c')
    await title.filter({ hasText: `Corregir receta de ${NAME}` }).waitFor()
    expect(await isCut(title)).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

/** Whether a select is too narrow to show the longest of its options. */
const isTooNarrow = (select: Locator): Promise<boolean> =>
  select.evaluate((one: HTMLSelectElement) => {
    const width = one.offsetWidth
    one.style.width = 'max-content'
    const needed = one.offsetWidth
    one.style.width = ''
    return needed > width
  })

test.each([375, 768, 1440])(
  'the mail address in the menu of the settings and the choices of a workplace are whole at %d px',
  async (width) => {
    const { page } = await openTab(browser, { viewport: { width, height: 900 } })
    await logIn(page, product.demo, `/settings/hospitals/${product.hospitalId}/edit`)
    for (const name of ['Zona horaria', 'Tipo de institución', 'Tamaño de la hoja'])
      expect(await isTooNarrow(page.getByRole('combobox', { name })), name).toBe(false)
    const address = page.getByRole('complementary').getByText(product.demo.doctor.email)
    await address.waitFor()
    expect(await isCut(address)).toBe(false)
  },
)

const LONG = 'Telmisartán tabletas 40 mg, caja con 30 tabletas'

/** Hands a draft with a long name of a medicine over to the doctor, as the assistant. */
async function handOver(): Promise<void> {
  const call = await logInToApi(product.demo, product.demo.assistant)
  const { doctors } = await call<{ doctors: { id: number }[] }>('GET', '/api/v2/assistant/')
  const drafts = `/api/v2/assistant/${doctors[0]?.id}/drafts/draft-with-long-name/`
  const body = makeDraftBody('draft-with-long-name', {
    rows: [makeDraftRow({ presentation: LONG, generic: '' })],
  })
  await call('PUT', drafts, { version: 0, body })
  await call('POST', `${drafts}submit/`, { version: 1 })
}

test('the medicine of a draft that waits is whole on a telephone, at home and in the list of drafts', async () => {
  await handOver()
  const { page } = await openTab(browser, { viewport: { width: 375, height: 812 } })
  await logIn(page, product.demo, '/drafts')
  for (const address of ['/drafts', '/']) {
    await page.goto(product.url + address)
    const medicine = page.getByRole('main').getByText(LONG).first()
    await medicine.waitFor()
    expect(await isCut(medicine), address).toBe(false)
  }
})
