import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hospital } from '#contract/places/workplaces.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, makeNewWorkplace, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { makePicture } from '../testing/files/picture.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { joinHospital } from './testing/join.ts'

let server: TestServer
let doctor: TestDoctor
let member: TestDoctor
let stranger: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  member = await createDoctor(server)
  stranger = await createDoctor(server)
  await joinHospital(server, doctor, member)
})
afterAll(() => server.close())

const own = () => `/api/v2/hospital/${doctor.hospitalId}/`
const send = (
  who: TestDoctor | null,
  files: Record<string, Uint8Array>,
  fields: Record<string, string> = {},
) => call(server, `PATCH ${own()}`, { headers: who?.auth ?? {}, form: { files, fields } })
const read = async (who = doctor): Promise<Hospital> =>
  (await call(server, `GET ${own()}`, { headers: who.auth })).json<Hospital>()
const see = (address: string | null, who: TestDoctor) =>
  call(server, `GET ${new URL(address ?? '', 'https://recetas.example').pathname}`, { headers: who.auth })

describe('the logos of a hospital', () => {
  test('are stored when a hospital is created, by a member too', async () => {
    const founder = await createDoctor(server)
    for (const is_admin of ['true', 'false']) {
      const fields = {
        name: 'Nuevo',
        patron: 'Consultorio Nuevo',
        location: 'Calle Imaginaria 20, 14000 Ciudad de México',
        contact: '55 1234 5678',
        is_admin,
      }
      const form = { files: { picture: await makePicture() }, fields }
      const founded = await call(server, 'POST /api/v2/hospital/', { headers: founder.auth, form })
      expect(founded.statusCode, founded.body).toBe(201)
      const hospital = founded.json<Hospital>()
      expect(hospital.is_admin).toBe(is_admin === 'true')
      expect((await see(hospital.picture, founder)).statusCode).toBe(200)
    }
  })

  test('are encoded small, separately, beside the other fields of the form', async () => {
    const answer = await send(
      doctor,
      { picture: await makePicture(1200, 600) },
      { headline: 'Con logo', page_size: 'true' },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    const hospital = answer.json<Hospital>()
    expect(hospital).toMatchObject({ headline: 'Con logo', paper: 'half_letter', university_logo: null })
    expect(hospital.picture).toMatch(/^https:\/\/recetas\.example\/api\/v2\/picture\/[\w-]+\/$/)
    const picture = await see(hospital.picture, doctor)
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(picture.rawPayload.length).toBeLessThan(14_000)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 360, height: 180 })
    const both = (await send(doctor, { university_logo: await makePicture() })).json<Hospital>()
    expect(both).toMatchObject({ picture: hospital.picture, headline: 'Con logo' })
    expect(both.university_logo).not.toBeNull()
  })

  test('can come with a new hospital', async () => {
    const form = { files: { picture: await makePicture() }, fields: makeNewWorkplace(70) }
    const answer = await call(server, 'POST /api/v2/hospital/', { headers: stranger.auth, form })
    expect(answer.statusCode, answer.body).toBe(201)
    expect((await see(answer.json<Hospital>().picture, stranger)).statusCode).toBe(200)
  })

  test('are visible to members only', async () => {
    const { picture } = (await send(doctor, { picture: await makePicture() })).json<Hospital>()
    expect((await read(member)).picture).toBe(picture)
    expect((await see(picture, member)).statusCode).toBe(200)
    expectRefusal(await see(picture, stranger), [404])
  })

  test('are removed with null', async () => {
    await send(doctor, { picture: await makePicture(), university_logo: await makePicture() })
    const body = { picture: null }
    const answer = await call(server, `PATCH ${own()}`, { headers: doctor.auth, body })
    expect(answer.json<Hospital>().picture).toBeNull()
    expect(answer.json<Hospital>().university_logo).not.toBeNull()
  })

  test('are changed by an administrator, and not by a member, a stranger or a guest', async () => {
    const before = await read()
    const files = { picture: await makePicture() }
    expectRefusal(await send(member, files), [403])
    expectRefusal(await send(stranger, files), [404])
    expectRefusal(await send(null, files), [401])
    const body = { picture: null }
    expectRefusal(await call(server, `PATCH ${own()}`, { headers: member.auth, body }), [403])
    expect(await read()).toEqual(before)
  })
})

describe('invalid files are refused, and change nothing:', () => {
  const bad: [string, () => Promise<Buffer>, string][] = [
    [
      'a bomb',
      () =>
        sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'image-too-large',
    ],
    ['text with the name of a picture', () => Promise.resolve(Buffer.from('GIF89a no')), 'image-unreadable'],
    [
      'an SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      'image-unreadable',
    ],
    [
      'a WebP',
      async () =>
        sharp(await makePicture())
          .webp()
          .toBuffer(),
      'image-unreadable',
    ],
    [
      'a GIF',
      async () =>
        sharp(await makePicture())
          .gif()
          .toBuffer(),
      'image-unreadable',
    ],
    ['half a file', async () => (await makePicture(600, 400)).subarray(0, 200), 'image-unreadable'],
    ['more than 2 MB', () => Promise.resolve(Buffer.alloc(2 * 1024 * 1024 + 1, 0xff)), 'image-too-large'],
  ]
  test.each(bad)('%s', async (_name, make, code) => {
    const before = await read()
    const answer = await send(doctor, { picture: await make() }, { headline: 'No debe quedar' })
    expect(expectRefusal(answer, [413, 422]).code).toBe(code)
    expect(await read()).toEqual(before)
  })

  test('a file under an unknown name', async () => {
    expectRefusal(await send(doctor, { logo: await makePicture() }), [400])
  })

  test('the address of a picture as text', async () => {
    const body = { picture: 'https://example.com/x.jpg' }
    expectRefusal(await call(server, `PATCH ${own()}`, { headers: doctor.auth, body }), [400])
  })
})

test('a sheet prints the logo with which it was signed, whatever happens to it later', async () => {
  const issuer = await createDoctor(server)
  const { uid } = await createPatient(server, issuer)
  const change = (form: { files: Record<string, Uint8Array> } | null) =>
    call(server, `PATCH /api/v2/hospital/${issuer.hospitalId}/`, {
      headers: issuer.auth,
      ...(form ? { form } : { body: { picture: null } }),
    })
  const imagesOf = async (signature: string): Promise<number> => {
    const answer = await call(server, `GET /api/v2/rx/pdf/${signature}/`, { headers: issuer.auth })
    const pdf = Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64').toString('latin1')
    return pdf.match(/\/Subtype \/Image\b/g)?.length ?? 0
  }
  const without = await issuePrescriptionFor(server, issuer, uid)
  await change({ files: { picture: await makePicture() } })
  const withLogo = await issuePrescriptionFor(server, issuer, uid)
  expect([await imagesOf(without.signature), await imagesOf(withLogo.signature)]).toEqual([0, 1])
  await change(null)
  expect(await imagesOf(withLogo.signature)).toBe(1)
  expect(await imagesOf((await issuePrescriptionFor(server, issuer, uid)).signature)).toBe(0)
})
