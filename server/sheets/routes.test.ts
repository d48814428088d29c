import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAPER_SIZES, startingPaper, type OwnPaper } from '#contract/places/sheet-layout.ts'
import type { WholePrescription } from '#contract/prescriptions.ts'
import type { PaperAtHospital, SheetDesign, SheetLook } from '#contract/places/sheets.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { openPdf, pageTexts } from '../pdf/testing/read-pdf.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { makePicture } from '../testing/files/picture.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let stranger: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  stranger = await createDoctor(server)
  ;({ uid } = await createPatient(server, doctor))
})
afterAll(() => server.close())

const at = () => `/api/v2/hospital/${doctor.hospitalId}/`
const letter = (): OwnPaper => startingPaper(PAPER_SIZES.letter.width, PAPER_SIZES.letter.height)
const ask = (line: string, body?: unknown, who = doctor) => call(server, line, { headers: who.auth, body })
const pdfOf = (answer: { body: string }): Buffer =>
  Buffer.from((JSON.parse(answer.body) as { pdf: string }).pdf, 'base64')

const design: SheetDesign = {
  template: 'centred',
  paper: 'half_letter',
  header: 'Urgencias las 24 horas',
  footer: 'Estacionamiento en la calle Ejemplo',
  colour: 'neutral',
  info: true,
  prints_diagnosis: false,
}

describe('the design of a hospital’s sheets', () => {
  test('is previewed before it is saved, on two pages of half letter', async () => {
    const answer = await ask(`POST ${at()}sheet/preview/`, design)
    expect(answer.statusCode, answer.body).toBe(200)
    const { svg } = answer.json<{ svg: string }>()
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
    expect((width / 72) * 25.4).toBeCloseTo(139.7, 1)
    expect((height / 72) * 25.4).toBeGreaterThan(2 * 215)
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=/i)
  })

  test('is signed with a prescription, and printed with it after later changes', async () => {
    const { template, paper, prints_diagnosis, info } = design
    const saved = await ask(`PATCH ${at()}`, {
      page_template: template,
      paper,
      sheet_header: design.header,
      sheet_footer: design.footer,
      sheet_colour: design.colour,
      prints_diagnosis,
      info,
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json<Hospital>()).toMatchObject({
      page_template: 'centred',
      sheet_header: design.header,
      sheet_footer: design.footer,
      sheet_colour: 'neutral',
      prints_diagnosis: false,
    })
    const rx = await issuePrescriptionFor(server, doctor, uid, {
      diagnosis: 'Diagnóstico reservado',
      show_diagnosis: true,
    })
    expect(rx.show_diagnosis).toBe(false)
    await ask(`PATCH ${at()}`, {
      page_template: 'classic',
      sheet_header: '',
      info: false,
      paper: 'letter',
      contact: '',
    })
    const whole = (await ask(`GET /api/v2/rx-endpoint/${rx.signature}`)).json<WholePrescription>()
    expect(whole.document.place).toMatchObject({
      contact: '5500000000',
      sheet: { header: design.header, footer: design.footer, colour: 'neutral', template: 'centred' },
    })
    const look = async () => (await ask(`GET /api/v2/rx/sheet-look/${rx.signature}/`)).json<SheetLook>()
    expect(await look()).toEqual({
      brand: {
        name: expect.any(String),
        accent: expect.stringMatching(/^#[0-9a-f]{6}$/),
        mark: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
      },
      demo: expect.any(Boolean),
      ended: null,
    })
    const pages = await pageTexts(pdfOf(await ask(`GET /api/v2/rx/pdf/${rx.signature}/`)))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Urgenciaslas24horas')
    expect(pages[0]).toContain('EstacionamientoenlacalleEjemplo')
    expect(pages.join('')).not.toContain('Diagnósticoreservado')
    expect(pages[1]).toContain('Cómotomarsusmedicamentos')
    await ask(`POST /api/v2/rx/cancel/${rx.signature}/`, { reason: 'duplicate' })
    expect((await look()).ended).toEqual({ day: mexicoDay(server.clock.now), by: '' })
    await ask(`PATCH ${at()}`, { prints_diagnosis: true, sheet_footer: '' })
  })

  test.each([{ page_template: 'baroque' }, { sheet_header: 'x'.repeat(161) }, { sheet_colour: 'red' }])(
    'refuses %j',
    async (change) => {
      expectRefusal(await ask(`PATCH ${at()}`, change), [400])
    },
  )
})

describe('a doctor’s own paper', () => {
  test('is stored for this doctor at this hospital, and visible to nobody else', async () => {
    expect((await ask(`GET ${at()}paper/`)).json()).toEqual({ layout: null, picture: null, demo: false })
    const kept = await ask(`PUT ${at()}paper/`, letter())
    expect(kept.statusCode, kept.body).toBe(200)
    expect((await ask(`GET ${at()}paper/`)).json<PaperAtHospital>().layout).toEqual(letter())
    expectRefusal(await ask(`GET ${at()}paper/`, undefined, stranger), [404])
    expectRefusal(await ask(`PUT ${at()}paper/`, letter(), stranger), [404])
  })

  test.each(['patient', 'date', 'rows', 'signature', 'qr'] as const)(
    'is refused without a position for %s, which the law requires',
    async (field) => {
      const { [field]: _gone, ...fields } = letter().fields
      const answer = await ask(`PUT ${at()}paper/`, { ...letter(), fields })
      expectRefusal(answer, [400])
      expect(answer.json<{ fields: object }>().fields).toHaveProperty([`fields.${field}`])
    },
  )

  test('is refused when neither paper nor layout shows the doctor and the address', async () => {
    const answer = await ask(`PUT ${at()}paper/`, { ...letter(), preprinted: false })
    expectRefusal(answer, [400])
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['fields.doctor', 'fields.place'])
  })

  test.each([
    ['outside', { x: 190, y: 60, width: 30, height: 13 }],
    ['too small', { x: 12, y: 60, width: 10, height: 3 }],
    ['over another', { x: 12, y: 120, width: 60, height: 13 }],
  ] as const)('is refused with a field %s', async (_why, patient) => {
    const paper = letter()
    expectRefusal(await ask(`PUT ${at()}paper/`, { ...paper, fields: { ...paper.fields, patient } }), [400])
  })

  test('has a picture for its doctor only, which is deleted with it', async () => {
    const form = { files: { picture: await makePicture(400, 600) }, fields: {} }
    const kept = await call(server, `PUT ${at()}paper/picture/`, { headers: doctor.auth, form })
    expect(kept.statusCode, kept.body).toBe(200)
    const { picture, layout } = kept.json<PaperAtHospital>()
    expect(layout).not.toBeNull()
    expect((await ask(`GET ${picture}`)).statusCode).toBe(200)
    expectRefusal(await ask(`GET ${picture}`, undefined, stranger), [404])
    const after = await ask(`DELETE ${at()}paper/picture/`)
    expect(after.json<PaperAtHospital>().picture).toBeNull()
    expectRefusal(await ask(`GET ${picture}`), [404])
  })

  test('prints a prescription, without the picture', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    const pdf = pdfOf(await ask(`GET /api/v2/rx/own-paper/${rx.signature}/`))
    expect((await openPdf(pdf)).numPages).toBe(1)
    expect((await pageTexts(pdf))[0]).toContain('Paciente:')
    expect(pdf.toString('latin1')).not.toMatch(/\/Subtype \/Image\b/)
    expectRefusal(await ask(`GET /api/v2/rx/own-paper/${rx.signature}/`, undefined, stranger), [404])
  })

  test('is drawn before it is saved, for its doctor alone', async () => {
    const drawn = await ask(`POST ${at()}paper/preview/`, letter())
    expect(drawn.statusCode, drawn.body).toBe(200)
    const { svg } = drawn.json<{ svg: string }>()
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
    expect(height / width).toBeCloseTo(PAPER_SIZES.letter.height / PAPER_SIZES.letter.width, 2)
    expectRefusal(await ask(`POST ${at()}paper/preview/`, letter(), stranger), [404])
    expectRefusal(await ask(`POST ${at()}paper/preview/`, { ...letter(), fields: {} }), [400])
  })

  test('has a test print with rulers', async () => {
    const [page] = await pageTexts(pdfOf(await ask(`POST ${at()}paper/test/`, letter())))
    expect(page).toContain('102030')
    expect(page).toContain('DEMOSTRACIÓN')
  })

  test('can be removed, and plain paper is used again', async () => {
    expect((await ask(`DELETE ${at()}paper/`)).statusCode).toBe(204)
    const rx = await issuePrescriptionFor(server, doctor, uid)
    expectRefusal(await ask(`GET /api/v2/rx/own-paper/${rx.signature}/`), [404])
    expect((await ask(`GET /api/v2/rx/pdf/${rx.signature}/`)).statusCode).toBe(200)
  })
})
