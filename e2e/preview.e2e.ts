import type { Browser, Page, Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { PAPER_SIZES, startingPaper, TEMPLATES } from '#contract/places/sheet-layout.ts'
import { allowRepeats } from './actions/allow-repeats.ts'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { uploadPictures } from './actions/upload-pictures.ts'
import { medicineLines, LONG_INSTRUCTIONS } from './actions/lines.ts'
import { countPictures, columnLines, pageTexts } from './actions/paper.ts'
import { makeStoredDraft, FREE_TEXT_ROW, makeStoredRow } from './actions/written-draft.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/** Tests that the preview of a draft in the composer has exactly the text of the printed sheet, in the same order. */

let product: Product
let browser: Browser
let page: Page
let rest: () => Promise<void>
let headers: Record<string, string>
let complaints: string[]

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  const tab = await openTab(browser)
  page = tab.page
  rest = watchRequests(page)
  complaints = tab.complaints
  await logIn(page, product.demo)
  const session = await page.request.post(`${product.url}/rest-auth/login/`, { data: product.demo.doctor })
  headers = { authorization: `Token ${((await session.json()) as { key: string }).key}` }
})

async function call<T>(method: 'GET' | 'PUT' | 'PATCH', path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`${product.url}/api/v2/${path}`, { method, headers, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

const changeHospital = (changes: object): Promise<unknown> =>
  call('PATCH', `hospital/${product.hospitalId}/`, changes)

/** Adds a draft with these medicines to the account, as if it had been written elsewhere. @returns its address */
async function addDraft(
  drugs: readonly string[],
  more: Partial<DraftBody> = {},
  freeTexts: DraftBody['rows'] = [],
  instructions: readonly string[] = [],
): Promise<string> {
  const id = crypto.randomUUID()
  const [patient] = await call<NonNullable<DraftBody['patient']>[]>('GET', 'patient/?search=nanez')
  const found = await Promise.all(
    drugs.map((name) => call<{ results: Drug[] }>('GET', `drugs/?search=${encodeURIComponent(name)}`)),
  )
  const written = found.map(({ results }, at) => {
    const row = makeStoredRow(results[0]!, at)
    return { ...row, instructions: instructions[at] ?? row.instructions }
  })
  const rows = [...written, ...freeTexts]
  const body = makeStoredDraft(id, patient!, rows, more)
  await call('PUT', `drafts/${id}/`, { version: 0, body })
  return `${product.url}/prescriptions/new?draft=${id}`
}

/** Removes the white space from a text. A printed line may break inside a long word, so spaces are not compared. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

/** Text of each sheet in the composer, without white space. Values that only the issue gives, such as the code, are `¤`. */
async function shown(): Promise<string[]> {
  await page.locator('.sheet .sheet-rows li').first().waitFor()
  await rest()
  const texts = await page.locator('.sheet').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const copy = sheet.cloneNode(true) as HTMLElement
      for (const note of copy.querySelectorAll('[data-preview]')) note.remove()
      for (const later of copy.querySelectorAll('[data-on-issue]')) later.textContent = '¤'
      return copy.textContent
    }),
  )
  return texts.map(squeezed)
}

/** Number of pictures on each sheet. */
const picturesShown = (): Promise<number[]> =>
  page.locator('.sheet').evaluateAll((sheets) => sheets.map((sheet) => sheet.querySelectorAll('img').length))

interface Issued {
  signature: string
  code: string
}

async function pdfOf({ signature }: Issued, path = 'pdf'): Promise<Buffer> {
  const { pdf } = await call<{ pdf: string }>('GET', `rx/${path}/${signature}/`)
  return Buffer.from(pdf, 'base64')
}

/** Text of each printed page, in the form that `shown` returns: values that the issue has given are `¤`. */
async function printed(rx: Issued, path?: string): Promise<string[]> {
  const { signature, code } = rx
  const pages = await pageTexts(await pdfOf(rx, path))
  const grouped = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
  return pages.map((text) =>
    squeezed(text.replaceAll(/\d{1,2} \p{L}{3,4} \d{4}, \d\d:\d\d/gu, '¤'))
      .replaceAll(grouped, '¤')
      .replaceAll(signature, '¤')
      .replaceAll(/(?<=Folio)\d{6}/g, '¤')
      .replaceAll(/(?<=Huelladelallave)[0-9a-f]{32}/g, '¤')
      // The number of pages is removed, because the preview does not show it.
      .replaceAll(/Página\dde\d/g, ''),
  )
}

/**
 * Issues the current draft, and confirms what the page asks about: a workplace other than that of the last prescription, or
 * instructions that are printed as written.
 * @returns the issued prescriptions, in order
 */
async function issued(): Promise<Issued[]> {
  const isIssue = (one: Response) => one.request().method() === 'POST' && one.url().includes('/rx-endpoint/')
  await allowRepeats(product)
  const answer = page.waitForResponse(isIssue)
  await page.keyboard.press('Control+Enter')
  const asks = page.getByRole('button', { name: 'Emitir así' })
  await Promise.race([answer, asks.waitFor().catch(() => answer)])
  if (await asks.isVisible()) await asks.click()
  const { signature, code, also_issued: others = [] } = (await (await answer).json()) as IssuedPrescription
  return [{ signature, code }, ...others]
}

/** Text of each medicine on the page of an issued prescription. */
async function rowsOfPage({ signature }: Issued): Promise<string[]> {
  await page.goto(`${product.url}/prescriptions/${signature}`)
  const rows = page.locator('article ol > li')
  await rows.first().waitFor()
  return (await rows.allTextContents()).map(squeezed)
}

/** Pattern of the end of one printed page and the short head of the next. */
const BETWEEN_PAGES = /Folio¤Código¤Elaboradacon[^¤]*Selloelectrónico¤Dra\..*?Folio¤¤/g

test('letter: head, footer, diagnosis and the patient’s page', async () => {
  await changeHospital({
    info: true,
    sheet_header: 'Urgencias las 24 horas',
    sheet_footer: 'Citas de lunes a viernes',
  })
  await page.goto(
    await addDraft(['amoxicilina 500', 'loratadina 10'], {
      diagnosis: 'Faringitis',
      extras: 'Reposo en casa.',
    }),
  )
  const preview = await shown()
  const [rx] = await issued()
  expect(preview).toEqual(await printed(rx!))
  expect(complaints).toEqual([])
})

test('half letter, centred, in grey: sheets for electronic and handwritten signature, with logos and drawing', async () => {
  await uploadPictures(page, product, headers)
  await changeHospital({
    info: false,
    paper: 'half_letter',
    page_template: 'centred',
    sheet_colour: 'neutral',
  })
  await page.goto(await addDraft(['clonazepam 2', 'paracetamol 500']))
  const preview = await shown()
  const pictures = await picturesShown()
  const both = await issued()
  const papers = await Promise.all(both.map((rx) => printed(rx)))
  expect(pictures).toEqual([2, 3])
  expect(await Promise.all(both.map(async (rx) => countPictures(await pdfOf(rx))))).toEqual(pictures)
  expect(preview).toEqual(papers.flat())
  expect(complaints).toEqual([])
})

test('own paper: the fields only', async () => {
  await call('PUT', `hospital/${product.hospitalId}/paper/`, startingPaper(215.9, 279.4))
  await page.goto(await addDraft(['naproxeno', 'omeprazol'], { diagnosis: 'Lumbalgia', extras: 'Reposo.' }))
  await page.getByRole('checkbox', { name: 'En mi papel' }).check()
  const preview = await shown()
  const [rx] = await issued()
  expect(preview).toEqual(await printed(rx!, 'own-paper'))
  expect(complaints).toEqual([])
})

test('compact, without diagnosis, on several pages, with an unknown medicine: the prescriptions’ pages have the same medicines', async () => {
  await changeHospital({
    page_template: 'compact',
    sheet_colour: 'brand',
    sheet_footer: '',
    prints_diagnosis: false,
  })
  const many = ['naproxeno', 'paracetamol', 'loratadina', 'omeprazol', 'losartán', 'metformina']
  const drugs = [...many, 'salbutamol', 'ambroxol', 'amlodipino', 'atorvastatina']
  // Salbutamol is a syrup and has a dose in ml; the other medicines are tablets and capsules.
  const instructions: string[] = []
  instructions[drugs.indexOf('salbutamol')] = 'Tomar 5 ml cada 8 horas durante 5 días'
  await page.goto(await addDraft(drugs, { diagnosis: 'Reservado' }, [FREE_TEXT_ROW], instructions))
  await page.getByText('No está en el catálogo: no se revisa').waitFor()
  const preview = await shown()
  const both = await issued()
  const papers = await Promise.all(
    both.map(async (rx) => (await printed(rx)).join('').replaceAll(BETWEEN_PAGES, '')),
  )
  expect(preview).toEqual(papers)
  // The medicine that the catalogue does not know is on a sheet to be signed by hand.
  expect(papers[1]).toContain('firmaautógrafa')
  const rows = [...(await rowsOfPage(both[0]!)), ...(await rowsOfPage(both[1]!))]
  expect(rows).toHaveLength(11)
  expect(rows.filter((row) => !papers.join('').includes(row))).toEqual([])
  expect(complaints).toEqual([])
})

const PAPERS = ['letter', 'half_letter'] as const
test.each(PAPERS.flatMap((paper) => TEMPLATES.map((template) => [paper, template] as const)))(
  'lines of the medicines break on the screen as on paper: %s, %s',
  async (paper, page_template) => {
    await changeHospital({ paper, page_template, info: false, sheet_header: '' })
    const medicines = ['paracetamol 500', 'naproxeno', 'loratadina 10']
    const instructions = [
      LONG_INSTRUCTIONS,
      LONG_INSTRUCTIONS.slice(0, LONG_INSTRUCTIONS.indexOf(';')),
      'Tomar 1 tableta por vía oral cada 24 horas durante 5 días',
    ]
    await page.goto(await addDraft(medicines, {}, [], instructions))
    await shown()
    // Only the enlarged sheet breaks its lines where the printed one does.
    await page.getByRole('button', { name: 'Ampliar', exact: true }).click()
    const { lines, ...column } = await medicineLines(
      page.getByRole('dialog').locator('.sheet'),
      PAPER_SIZES[paper].width,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const [rx] = await issued()
    const printedLines = await columnLines(await pdfOf(rx!), { ...column, until: 'Fin de la receta' })
    const first = printedLines.indexOf(lines[0]!)
    expect(printedLines.slice(first)).toEqual(lines)
    expect(lines.length).toBeGreaterThan(8)
    expect(complaints).toEqual([])
  },
)

test('with a screen in English the prescription is written, shown and printed in Spanish', async () => {
  await changeHospital({ page_template: 'classic', info: true })
  await call('PATCH', 'profile/update/', { ux_settings: { language: 'en' } })
  const english = await openTab(browser)
  page = english.page
  rest = watchRequests(page)
  await logIn(page, product.demo, await addDraft(['paracetamol']))
  await page.getByRole('heading', { name: 'As printed' }).waitFor()
  headers['accept-language'] = 'en'
  const preview = await shown()
  const [rx] = await issued()
  expect(preview).toEqual(await printed(rx!))
  expect(preview[0]).toContain('Recetamédicaelectrónica')
  expect(preview[0]).toContain('Firmadaelectrónicamentepor')
  expect(preview[1]).toContain('Cómotomarsusmedicamentos')
  const [row] = await rowsOfPage(rx!)
  expect(squeezed(preview[0]!)).toContain(row)
  const sheet = page.getByRole('article').filter({ hasText: 'Receta médica electrónica' })
  expect(await sheet.getAttribute('lang')).toBe('es-MX')
  await sheet.getByText('Firmada electrónicamente por').waitFor()
  await page.getByRole('button', { name: 'Print' }).first().waitFor()
  expect(english.complaints).toEqual([])
})
