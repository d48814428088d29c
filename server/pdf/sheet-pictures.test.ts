import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cleanPicture, type PictureKind } from '../images/keep-picture.ts'
import { projectRoot } from '../root.ts'
import { createSheetEngine } from './sheet-engine.ts'
import type { SheetPictures } from './sheet-to-print.ts'
import { DECLARES_PDF_UA, declaresPdfUa, openPdf } from './testing/read-pdf.ts'
import { sampleSheet } from './testing/sample-sheet.ts'

const engine = await createSheetEngine({ root: projectRoot() })
const none: SheetPictures = { logo: null, universityLogo: null, signature: null }
let pictures: Record<keyof SheetPictures, Uint8Array>

beforeAll(async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const stroke =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="500"><path d="M50 400C400-200 500 900 900 100S1200 300 1350 200" fill="none" stroke="#000" stroke-width="14"/></svg>'
  const kept = async (kind: PictureKind, bytes: Buffer) => (await cleanPicture(kind, bytes)).bytes
  pictures = {
    // The largest logo that can be stored.
    logo: await kept('logo', noise),
    universityLogo: await kept('university', noise),
    signature: await kept('signature', await sharp(Buffer.from(stroke)).png().toBuffer()),
  }
})

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}
const flattened = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flattened)]

async function figures(pdf: Buffer): Promise<(string | undefined)[]> {
  const document = await openPdf(pdf)
  const last = await document.getPage(document.numPages)
  const nodes = flattened((await last.getStructTree()) as Node)
  return nodes.filter((n) => n.role === 'Figure').map((n) => n.alt)
}
const imagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0

describe.each(['letter', 'half_letter'] as const)('on %s', (paper) => {
  test('both logos and the drawn signature are printed, with alternative texts', async () => {
    const pdf = engine.render(sampleSheet(1, { paper, pictures }))
    expect(imagesIn(pdf)).toBeGreaterThanOrEqual(3)
    expect(declaresPdfUa(pdf)).toBe(DECLARES_PDF_UA)
    expect(await figures(pdf)).toEqual([
      'Logotipo de Clínica Ejemplo',
      'Logotipo de la universidad',
      'Código QR para verificar la receta K7QD-2M9X-4',
      'Firma dibujada de Dra. Elena Prueba Demostración',
    ])
  })

  test.each([1, 8, 12])('%i rows are under 80 KB a page', async (rows) => {
    const pdf = engine.render(sampleSheet(rows, { paper, pictures }))
    const { numPages } = await openPdf(pdf)
    expect(pdf.length / numPages).toBeLessThan(80 * 1024)
  })

  // A half-letter sheet has no free space beside the QR code, so pictures may need a further page.
  test('pictures hardly take more pages than the words alone', async () => {
    const more = paper === 'letter' ? 0 : 1
    for (const rows of [1, 3, 8, 9, 12]) {
      const pages = async (shown: SheetPictures) =>
        (await openPdf(engine.render(sampleSheet(rows, { paper, pictures: shown })))).numPages
      expect(await pages(pictures)).toBeLessThanOrEqual((await pages(none)) + more)
    }
  })
})

test('a logo replaces the brand’s mark, whatever its file type', async () => {
  const png = await sharp(pictures.logo).png().toBuffer()
  for (const logo of [pictures.logo, png]) {
    expect(imagesIn(engine.render(sampleSheet(1, { pictures: { ...none, logo } })))).toBe(1)
  }
})

test('a sheet to be signed by hand has no drawn signature', async () => {
  const pdf = engine.render(
    sampleSheet(1, {
      document: { document_kind: 'handwritten' },
      pictures: { ...none, signature: pictures.signature },
    }),
  )
  expect(imagesIn(pdf)).toBe(0)
})

test('the same pictures give the same bytes, and do not affect the next sheet', () => {
  const before = engine.render(sampleSheet(1))
  const first = engine.render(sampleSheet(1, { pictures }))
  expect(engine.render(sampleSheet(1, { pictures })).equals(first)).toBe(true)
  expect(engine.render(sampleSheet(1)).equals(before)).toBe(true)
})

test('a picture that cannot be read does not stop the prescription', () => {
  const broken = { ...none, logo: Buffer.from('not a picture') }
  const plain = engine.render(sampleSheet(1))
  expect(engine.render(sampleSheet(1, { pictures: broken })).equals(plain)).toBe(true)
})
