import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportPreview, LastImport, OwnMedication } from '#contract/medications/own-medications.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { COLUMNS } from './import-columns.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const HEADING = 'nombre,clave,ingredientes,concentraciones,forma,contenido,via,fraccion,precio'
const makeCatalogueCsv = (...rows: string[]): Buffer => Buffer.from([HEADING, ...rows].join('\r\n'))
const send = (endpoint: string, file: Uint8Array, fields: Record<string, string> = {}) =>
  call(server, endpoint, {
    headers: doctor.auth,
    form: { files: { file }, fields },
  })
const preview = async (file: Uint8Array): Promise<ImportPreview> =>
  (await send('POST /api/v2/drugs/import/preview/', file)).json()
const own = async (): Promise<OwnMedication[]> =>
  (await call(server, 'GET /api/v1/basic_drugs/', { headers: doctor.auth })).json<{
    results: OwnMedication[]
  }>().results
const codeOf = (answer: Awaited<ReturnType<typeof send>>): string => answer.json<{ code: string }>().code

test('an import shows the changes row by row, saves them after confirmation, and can be undone', async () => {
  doctor = await createDoctor(server)
  const first = makeCatalogueCsv(
    'Calmante Ficticio,C-1,naproxeno,250 mg,tableta,caja con 30 tabletas,oral,,$45.00',
    'Doble,,amoxicilina + ácido clavulánico,250 mg/5 mL + 62.5 mg/5 mL,suspensión oral,frasco con 60 mL,oral,IV,',
    '=HYPERLINK("x"),,naproxeno,1 mg,tableta,,oral,,',
    'Laxo,,clonazepam,2 mg,tableta,,oral,VI,',
    'Sin forma,,naproxeno,2 mg,,,oral,,',
  )
  const plan = await preview(first)
  expect(plan.layout).toBe('own')
  expect(plan.counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 3 })
  expect(plan.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'refused'],
  ])
  expect(plan.rows.map(({ reason }) => reason?.key.split(':')[0])).toEqual([
    undefined,
    undefined,
    'formula',
    'class-below',
    'form-missing',
  ])
  expect(await own()).toEqual([])

  expect((await send('POST /api/v2/drugs/import/', first, { digest: 'otro' })).statusCode).toBe(409)
  const saved = (await send('POST /api/v2/drugs/import/', first, { digest: plan.digest })).json<LastImport>()
  expect(saved).toMatchObject({ added: 2, changed: 0 })
  expect((await own()).map(({ name, antibiotic }) => [name, antibiotic])).toEqual([
    ['Calmante Ficticio', false],
    ['Doble', true],
  ])

  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  const second = makeCatalogueCsv(
    'Calmante Ficticio,C-1,naproxeno,500 mg,tableta,caja con 30 tabletas,oral,,$50.00',
  )
  const next = await preview(second)
  expect(next.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 })
  expect(next.rows[0]?.changes.map(({ field }) => field)).toEqual(['ingredients', 'price'])
  const changed = (
    await send('POST /api/v2/drugs/import/', second, { digest: next.digest })
  ).json<LastImport>()
  expect((await preview(second)).counts.unchanged).toBe(1)
  server.clock.now = new Date(server.clock.now.getTime() + 1000)
  const undo = (id: number) => call(server, `POST /api/v2/drugs/import/${id}/undo/`, { headers: doctor.auth })
  expect((await undo(changed.id)).json()).toEqual({ undone: 1, kept: 0 })
  expect((await own())[0]).toMatchObject({ retail_price: '45.00', ingredients: [{ strength: '250 mg' }] })
  expect((await undo(changed.id)).statusCode).toBe(404)
  // The first medication was changed after the import, so undoing the import does not remove it.
  expect((await undo(saved.id)).json()).toEqual({ undone: 1, kept: 1 })
  expect((await own()).map(({ name }) => name)).toEqual(['Calmante Ficticio'])
})

test('an import reads COFEPRIS’s register with the classes that it prints', async () => {
  doctor = await createDoctor(server)
  const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
    'Número de Registro': '000M2000 SSA VI',
    'Denominación Distintiva': 'FICTIPROFENO',
    Estado: 'VIGENTE',
    'Forma Farmaceutica': 'TABLETA',
    Fracción: 'VI',
    'Denominacion Generica': 'IBUPROFENO',
    'Vista Administración': 'ORAL',
    Presentación: 'Caja con 10 tabletas.',
    Cantidad: 'Ibuprofeno 200.000 mg',
  }
  const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',')
  const file = Buffer.from([quoted(COLUMNS), quoted(COLUMNS.map((column) => cells[column] ?? ''))].join('\n'))
  const plan = await preview(file)
  expect([plan.layout, plan.rows]).toMatchObject(['cofepris', [{ line: 2, outcome: 'new', fraction: 'VI' }]])
})

test('an import reads files of other spreadsheets: semicolons and the encoding of Windows', async () => {
  doctor = await createDoctor(server)
  const text = 'Ingredientes;Forma;Vía;Contenido\r\nácido fólico;tableta;oral;caja, 20'
  const plan = await preview(Buffer.from(text, 'latin1'))
  expect(plan.rows).toMatchObject([{ outcome: 'new', presentation: 'Ácido fólico tableta, caja, 20' }])
})

test('an import names the line from which a quotation mark is not closed', async () => {
  doctor = await createDoctor(server)
  const row = ',,naproxeno,1 mg,tableta,,oral,,'
  const answer = await send(
    'POST /api/v2/drugs/import/preview/',
    makeCatalogueCsv(row, `"Calmante${row}`, row),
  )
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'catalogue-quote',
    detail: 'Desde el renglón 3 hay unas comillas que no se cierran. Ciérrelas o quítelas.',
  })
})

test.each([
  ['nothing', Buffer.from(' '), 'catalogue-empty'],
  ['a heading alone', Buffer.from(HEADING), 'catalogue-empty'],
  ['other columns', Buffer.from('a,b\n1,2'), 'catalogue-columns'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'catalogue-unreadable'],
  ['half a workbook', Buffer.from('PK\u0003\u0004roto'), 'catalogue-unreadable'],
  [
    'too many rows',
    makeCatalogueCsv(...Array<string>(2001).fill('x,,naproxeno,,tableta,,oral,,')),
    'catalogue-too-long',
  ],
  ['a workbook that unpacks without end', bomb(), 'catalogue-too-large'],
])('refuses %s', async (_case, file, code) => {
  doctor = await createDoctor(server)
  expect(codeOf(await send('POST /api/v2/drugs/import/preview/', file))).toBe(code)
})

/** Makes a zip file whose content unpacks to thirty megabytes of zeros, but which states a small size. */
function bomb(): Buffer {
  const data = deflateRawSync(Buffer.alloc(30 * 1024 * 1024))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(100, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(data.length, 20)
  entry.writeUInt32LE(100, 24)
  entry.writeUInt16LE(name.length, 28)
  return Buffer.concat([local, name, data, entry, name])
}
