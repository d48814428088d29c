import { expect, test } from 'vitest'
import { projectRoot } from '../root.ts'
import { createSheetEngine } from './sheet-engine.ts'
import { openPdf, pageTexts } from './testing/read-pdf.ts'
import { SAMPLE_SIGNATURE, sampleSheet } from './testing/sample-sheet.ts'

const engine = await createSheetEngine({ root: projectRoot() })

test.for([
  [1, 1],
  [8, 1],
  [9, 1],
  [12, 2],
  [40, 4],
] as const)('%i rows take %i pages of letter', async ([rows, pages]) => {
  const document = await openPdf(engine.render(sampleSheet(rows)))
  expect(document.numPages).toBe(pages)
})

test('eight rows of two lines each stay on one page', async () => {
  const sheet = sampleSheet(8, { demo: true })
  for (const row of sheet.model.rows)
    row.instructions += ' Con alimentos. Suspender si hay ronchas o dificultad para respirar.'
  expect((await openPdf(engine.render(sheet))).numPages).toBe(1)
})

test.for(['letter', 'half_letter'] as const)('a row is never split between pages of %s', async (paper) => {
  const sheet = sampleSheet(30, { paper })
  sheet.model.rows.forEach(
    (row, i) => (row.instructions = `Inicio${i}x ${'tomar con agua '.repeat(3 + (i % 11))} Fin${i}x`),
  )
  const texts = await pageTexts(engine.render(sheet))
  sheet.model.rows.forEach((_, i) => {
    const page = texts.findIndex((text) => text.includes(`Inicio${i}x`))
    expect(texts[page]).toContain(`Fin${i}x`)
  })
})

test('each of several pages shows doctor, patient, code, identifier and page number', async () => {
  const texts = await pageTexts(engine.render(sampleSheet(40)))
  texts.forEach((text, i) => {
    expect(text).toContain('LucíaMendozaEjemplo')
    expect(text).toContain('Cédulaprofesional1234567')
    expect(text).toContain('Folio000127CódigoK7QD-2M9X-4')
    expect(text).toContain(SAMPLE_SIGNATURE)
    expect(text).toContain(`Página${i + 1}de${texts.length}`)
  })
})

test('a single page has no page number', async () => {
  const [text] = await pageTexts(engine.render(sampleSheet(3)))
  expect(text).not.toContain('Página')
})

test('the signature is on the last page only, together with the last row', async () => {
  for (let rows = 9; rows <= 16; rows++) {
    const sheet = sampleSheet(rows)
    sheet.model.rows.forEach((row, i) => (row.instructions += ` Renglón ${i + 1}x`))
    const texts = await pageTexts(engine.render(sheet))
    const last = texts.pop()
    expect(last).toContain(`Renglón${rows}x`)
    expect(last).toContain(`Findelareceta:${rows}medicamentos.`)
    expect(last).toContain('Firmadaelectrónicamentepor')
    expect(texts.join('')).not.toContain('Firmadaelectrónicamentepor')
  }
})

test.for([
  ['letter', 215.9, 279.4],
  ['half_letter', 139.7, 215.9],
] as const)('%s measures %f by %f mm', async ([paper, width, height]) => {
  const page = await (await openPdf(engine.render(sampleSheet(3, { paper })))).getPage(1)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  expect(((right - left) / 72) * 25.4).toBeCloseTo(width, 1)
  expect(((top - bottom) / 72) * 25.4).toBeCloseTo(height, 1)
})

test.for(['letter', 'half_letter'] as const)(
  'nothing printed comes within 6 mm of the edge of %s',
  async (paper) => {
    const sheet = sampleSheet(9, { paper })
    sheet.model.rows[0]!.quantity = 'W'.repeat(60)
    sheet.model.rows[0]!.generic = 'W'.repeat(160)
    const document = await openPdf(engine.render(sheet))
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const edge = (6 / 25.4) * 72
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
        expect(x).toBeGreaterThan(edge)
        expect(y).toBeGreaterThan(edge)
        expect(x + item.width).toBeLessThan((page.view[2] ?? 0) - edge)
        expect(y + item.height).toBeLessThan((page.view[3] ?? 0) - edge)
      }
    }
  },
)
