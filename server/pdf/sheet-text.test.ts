import { describe, expect, test } from 'vitest'
import { PAPER_SIZES, startingPaper, type Template } from '#contract/places/sheet-layout.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { projectRoot } from '../root.ts'
import { createSheetEngine } from './sheet-engine.ts'
import { pageTexts, pieces, scanQr, withoutSpaces } from './testing/read-pdf.ts'
import { SAMPLE_URL, sampleSheet } from './testing/sample-sheet.ts'
import type { SheetToPrint } from './sheet-to-print.ts'

const engine = await createSheetEngine({ root: projectRoot() })

/** All texts inside a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** All facts of a prescription that must be readable on its sheet. */
function facts({ model }: SheetToPrint): string[] {
  const { language: _, kind: __, paper: ___, template, colour, documentTitle, alt, pages, ...said } = model
  const { verify, information: _information, validity, ...words } = said
  const measures = [template, colour, documentTitle, alt, pages]
  expect(measures.every(Boolean)).toBe(true)
  return textsIn([words, validity.until, validity.reason, verify?.words, verify?.host])
}

async function missing(sheet: SheetToPrint): Promise<string[]> {
  const text = (await pageTexts(engine.render(sheet))).join('')
  return facts(sheet).filter((fact) => !text.includes(withoutSpaces(fact)))
}

test.for(['letter', 'half_letter'] as const)('every signed field is printed on %s', async (paper) => {
  const diagnosis = 'J01.9 Sinusitis aguda, no especificada'
  const sheet = sampleSheet(4, { paper, document: { diagnosis, extras: 'Reposo.\nLíquidos abundantes.' } })
  expect(await missing(sheet)).toEqual([])
})

test('forty rows are all printed, in order', async () => {
  const sheet = sampleSheet(40)
  sheet.model.rows.forEach((row, i) => (row.instructions = `Toma ${i}: ${row.instructions}`))
  expect(await missing(sheet)).toEqual([])
  const text = (await pageTexts(engine.render(sheet))).join('')
  const places = sheet.model.rows.map((row) => text.indexOf(withoutSpaces(row.instructions)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('long names and instructions are printed completely', async () => {
  const sheet = sampleSheet(2)
  const name =
    'María de los Ángeles Guadalupe Ñúñez-Villaseñor y Fernández de Córdova de la Santísima Trinidad'
  sheet.model.patient.value = name
  sheet.model.doctor.name = name
  for (const row of sheet.model.rows)
    row.instructions = 'Disolver en medio vaso de agua y tomar. '.repeat(25).trim()
  sheet.model.notes = [{ label: 'Indicaciones', value: `Unapalabra${'larguísima'.repeat(60)}` }]
  expect(await missing(sheet)).toEqual([])
})

test('markup, code and quotes in the data are printed as text', async () => {
  const sheet = sampleSheet(1)
  const hostile =
    '#panic("x") #read("/etc/passwd") *a* _b_ $x$ @r <l> [c] \\ `r` // -- ]]> {{7*7}} "q" \'s\' ]] & ~ = +'
  sheet.model.patient.value = hostile
  sheet.model.notes = [{ label: hostile, value: hostile }]
  sheet.model.place.patron = hostile
  Object.assign(sheet.model.rows[0] ?? {}, {
    generic: hostile,
    instructions: hostile,
    quantity: hostile,
    facts: [{ label: hostile, value: hostile, strong: hostile }],
  })
  expect(await missing(sheet)).toEqual([])
})

test('characters without a glyph or a shape are printed as code points', async () => {
  const sheet = sampleSheet(1)
  sheet.model.patient.value = 'Ana \u{1F48A} \u202EpiroL\u200B Ж'
  sheet.model.rows[0]!.form = '5\u00a0µg\tcaja'
  const text = (await pageTexts(engine.render(sheet))).join('')
  expect(text).toContain('Ana[U+1F48A][U+202E]piroL[U+200B][U+0416]')
  expect(text).toContain('5μgcaja')
})

describe.each(['letter', 'half_letter'] as const)('cancellations, on %s', (paper) => {
  const strikes = (sheet: SheetToPrint) => engine.draw(sheet).svg.match(/stroke-width="0.9"/g)?.length ?? 0
  const withEnded = (template: Template = 'classic') => {
    const sheet = sampleSheet(3, { paper, sheet: { template } })
    Object.assign(sheet.model, { end: 'Fin de la receta: 2 medicamentos. 1 cancelado.' })
    sheet.model.rows[1]!.ended = 'CANCELADO el 22 nov 2026. No se surte.'
    return sheet
  }

  test.each(['classic', 'compact', 'centred'] as const)(
    'a cancelled row is struck through, dated, and not counted: %s',
    async (template) => {
      const sheet = withEnded(template)
      const text = (await pageTexts(engine.render(sheet))).join('')
      expect(text).toContain('CANCELADOel22nov2026.Nosesurte.Paracetamol')
      expect(text).toContain('Findelareceta:2medicamentos.1cancelado.')
      expect(text).not.toContain('CANCELADA')
      // Name, instructions, facts and quantity of the cancelled row are struck through, and nothing of the other rows.
      expect(strikes(sheet)).toBeGreaterThanOrEqual(4)
      expect(strikes(sampleSheet(3, { paper, sheet: { template } }))).toBe(0)
    },
  )

  test('a cancelled row is not on the patient’s page', async () => {
    const sheet = withEnded()
    const words = { times: null }
    const information = { title: 'Cómo tomar', lead: 'Guarde.', end: 'Fin.', rows: [words, null, words] }
    const pages = await pageTexts(engine.render({ ...sheet, model: { ...sheet.model, information } }))
    expect(pages.at(-1)).toContain('1.Claritromicina')
    expect(pages.at(-1)).not.toContain('Paracetamol')
  })

  test('a cancelled prescription says so on each page, and shows no validity', async () => {
    const sheet = sampleSheet(14, { paper, ended: { day: '2026-11-22', by: '' } })
    const pdf = engine.render(sheet)
    const pages = await pageTexts(pdf)
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('CANCELADA')
    expect(pages[0]).toContain('CANCELADAel22nov2026.Ningunafarmaciapuedesurtirla.')
    expect(pages.at(-1)).toContain('Sinvalidezdesdeel22nov2026')
    expect(pages.join('')).not.toMatch(/Válidahasta|medicamentos\./)
    expect(await scanQr(pdf, pages.length, 100, true)).toBe(SAMPLE_URL)
    const refused = sampleSheet(14, { paper, ended: { day: '2026-11-22', by: 'Farmacia Ejemplo' } })
    expect((await pageTexts(engine.render(refused)))[0]).toContain('RECHAZADAporFarmaciaEjemploel22nov2026')
  })

  test('own paper shows the same', async () => {
    const { width, height } = PAPER_SIZES[paper]
    const own = { ...startingPaper(width, height), rulers: false }
    const [row = ''] = await pageTexts(engine.render(withEnded(), own))
    expect(row).toContain('CANCELADOel22nov2026')
    const sheet = sampleSheet(2, { paper, ended: { day: '2026-11-22', by: '' } })
    const [whole = ''] = await pageTexts(engine.render(sheet, own))
    expect(whole).toContain('CANCELADAel22nov2026')
  })
})

test('a line never breaks between a number and its unit', async () => {
  const sheet = sampleSheet(1, { paper: 'half_letter' })
  sheet.model.rows[0]!.instructions = Array.from(
    { length: 40 },
    (_, i) => `Tomar ${'a'.repeat(i % 9)} 500 mg.`,
  ).join(' ')
  const lines = (await pieces(engine.render(sheet))).flat().map((piece) => piece.text)
  expect(lines.filter((line) => line.includes('Tomar')).length).toBeGreaterThan(5)
  expect(lines.filter((line) => /500\s*$/.test(line))).toEqual([])
})

test('a sheet to be signed by hand shows no electronic signature', async () => {
  const sheet = sampleSheet(1, { document: { document_kind: 'handwritten' } })
  const text = (await pageTexts(engine.render(sheet))).join('')
  expect(text).toContain('Recetamédicaparafirmaautógrafa')
  expect(text).toContain('Noesválidasinlafirmaautógrafadelmédico.')
  expect(text.toLowerCase()).not.toContain('electrónic')
})

test('the mark of a demonstration is on every page', async () => {
  const texts = await pageTexts(engine.render(sampleSheet(20, { demo: true })))
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toContain('DEMOSTRACIÓN,sinvalidez')
  expect((await pageTexts(engine.render(sampleSheet(1)))).join('')).not.toContain('DEMOSTRACIÓN')
})

test('English words can surround the same data', async () => {
  const sheet = sampleSheet(3, { language: 'en' })
  expect(await missing(sheet)).toEqual([])
  expect((await pageTexts(engine.render(sheet))).join('')).toContain('Endofprescription:3medicines.')
})

test.for(['letter', 'half_letter'] as const)('nothing is smaller than 8.5 pt on %s', async (paper) => {
  const printed = await pieces(engine.render(sampleSheet(12, { paper, document: { extras: 'Reposo.' } })))
  expect(Math.min(...printed.flat().map((piece) => piece.size))).toBeGreaterThanOrEqual(8.5)
})

test.for(['classic', 'centred', 'compact'] as const)(
  'a code of the widest letters stands on one line: %s',
  async (template) => {
    const code = 'WMWMWMWMW'
    for (const paper of ['letter', 'half_letter'] as const) {
      const [page = []] = await pieces(
        engine.render(sampleSheet(1, { document: { code }, paper, sheet: { template } })),
      )
      expect(page.filter(({ text }) => text === formatCode(code))).toHaveLength(2)
    }
  },
)
