import { expect, test } from 'vitest'
import { projectRoot } from '../root.ts'
import { createSheetEngine } from './sheet-engine.ts'
import { DECLARES_PDF_UA, declaresPdfUa, openPdf, scanQr } from './testing/read-pdf.ts'
import { SAMPLE_URL, sampleSheet } from './testing/sample-sheet.ts'

const engine = await createSheetEngine({ root: projectRoot() })
const pdf = engine.render(sampleSheet(8))
const raw = pdf.toString('latin1')

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}
const flattened = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flattened)]

test('a PDF is tagged: language, title, headings and alternative texts', async () => {
  const document = await openPdf(pdf)
  // The method `getMarkInfo` returns a Map, although its declared type is an object.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>
  expect(marks.get('Marked')).toBe(true)
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Language: 'es-MX', Title: 'Receta médica 000127' })
  expect(declaresPdfUa(pdf)).toBe(DECLARES_PDF_UA)
  const nodes = flattened((await (await document.getPage(1)).getStructTree()) as Node)
  expect(nodes.filter((n) => n.role === 'H1')).toHaveLength(1)
  expect(nodes.filter((n) => n.role === 'H2')).toHaveLength(8)
  expect(nodes.filter((n) => n.role === 'Figure').map((n) => n.alt)).toEqual([
    'Recetario',
    'Código QR para verificar la receta K7QD-2M9X-4',
  ])
})

test('title and properties of a PDF name neither patient nor medicine', () => {
  const properties = raw.slice(raw.indexOf('<?xpacket'))
  expect(properties).not.toMatch(/Mendoza|Claritromicina/)
})

test('all fonts are embedded', () => {
  const descriptors = raw.match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? []
  expect(descriptors).toHaveLength(2)
  for (const descriptor of descriptors) {
    expect(descriptor).toMatch(/\/FontFile[23] /)
    expect(descriptor).toContain('AtkinsonHyperlegibleNext')
  }
})

test('a PDF is under 80 KB', () => {
  expect(pdf.length).toBeLessThan(80 * 1024)
})

test('a PDF has no actions, and one link, to the verification page', async () => {
  const document = await openPdf(pdf)
  expect(await document.getJSActions()).toBeNull()
  expect(await document.getOpenAction()).toBeNull()
  expect(await document.getAttachments()).toBeNull()
  expect(raw).not.toMatch(/\/(JavaScript|Launch|EmbeddedFile|OpenAction|SubmitForm|AcroForm)\b/)
  const links = await (await document.getPage(1)).getAnnotations()
  expect(links.map((link: { url?: string }) => link.url)).toEqual([SAMPLE_URL])
})

test('the same sheet gives the same bytes', () => {
  expect(engine.render(sampleSheet(8)).equals(pdf)).toBe(true)
})

test('a verification address that is no web address is refused', () => {
  const verify = { words: '', host: '', url: 'javascript:alert(1)' }
  expect(() => engine.render(sampleSheet(1, { model: { verify } }))).toThrow('address')
  expect(() => engine.render(sampleSheet(1, { model: { verify: null } }))).toThrow('address')
})

test.for([
  ['letter', 150, false],
  ['letter', 100, true],
  ['half_letter', 150, false],
  ['half_letter', 100, true],
] as const)('the QR code on %s is read at %i dpi, faded: %s', async ([paper, dpi, grey]) => {
  const printed = engine.render(sampleSheet(3, { paper }))
  expect(await scanQr(printed, 1, dpi, grey)).toBe(SAMPLE_URL)
})

test('the QR code is on the last of several pages', async () => {
  const printed = engine.render(sampleSheet(12))
  expect(await scanQr(printed, 1, 150)).toBeNull()
  expect(await scanQr(printed, 2, 150)).toBe(SAMPLE_URL)
})
