import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPictureName, OwnPictures } from '#contract/profile/own-pictures.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { makePicture } from '../testing/files/picture.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
})
afterAll(() => server.close())

const AT = '/api/v2/profile/pictures/'
const send = (name: string, picture: Uint8Array | null, who: TestDoctor | null = doctor) =>
  call(server, `PUT ${AT}${name}/`, {
    headers: who?.auth ?? {},
    form: { files: picture ? { picture } : {}, fields: {} },
  })
const keep = async (name: OwnPictureName, who = doctor): Promise<OwnPictures> => {
  const answer = await send(name, await makePicture(400, 200), who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<OwnPictures>()
}
const remove = (name: string, who: TestDoctor | null = doctor) =>
  call(server, `DELETE ${AT}${name}/`, { headers: who?.auth ?? {} })
const read = async (who = doctor) =>
  (await call(server, 'GET /api/v2/profile/', { headers: who.auth })).json<{
    results: { pictures: OwnPictures }[]
  }>().results[0]?.pictures
const see = (address: string | null, who = doctor) => call(server, `GET ${address}`, { headers: who.auth })

describe('the doctor’s own pictures', () => {
  test('are none at first', async () => {
    expect(await read(await createDoctor(server))).toEqual({ portrait: null, signature: null })
  })

  test('a portrait is square, and a new one deletes the earlier one', async () => {
    const first = await keep('portrait')
    const seen = await see(first.portrait)
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
    const second = await keep('portrait')
    expect(second.portrait).not.toBe(first.portrait)
    expectRefusal(await see(first.portrait), [404])
    expect((await remove('portrait')).json<OwnPictures>().portrait).toBeNull()
    expectRefusal(await see(second.portrait), [404])
  })

  test('a signature is black on a transparent ground', async () => {
    const { signature } = await keep('signature')
    const { rawPayload } = await see(signature)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  test('those of another doctor are not found, and stay when this doctor’s are removed', async () => {
    const theirs = await keep('portrait', other)
    expectRefusal(await see(theirs.portrait), [404])
    await remove('portrait')
    expect(await read(other)).toEqual(theirs)
  })

  test('a guest has none, and other names are not found', async () => {
    expectRefusal(await send('portrait', await makePicture(), null), [401])
    expectRefusal(await remove('portrait', null), [401])
    expectRefusal(await send('licence', await makePicture()), [404])
    expectRefusal(await remove('licence'), [404])
  })
})

describe('an invalid file is refused, and the earlier picture stays:', () => {
  const bad: [string, OwnPictureName, () => Promise<Buffer | null>, number][] = [
    ['nothing', 'portrait', () => Promise.resolve(null), 400],
    [
      'a signature on which nothing is written',
      'signature',
      () =>
        sharp({ create: { width: 90, height: 40, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      422,
    ],
    [
      'an SVG',
      'signature',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      422,
    ],
    ['half a file', 'portrait', async () => (await makePicture(500, 500)).subarray(0, 150), 422],
    [
      'a bomb',
      'portrait',
      () =>
        sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
    ],
    ['more than 2 MB', 'signature', () => Promise.resolve(Buffer.alloc(2 * 1024 * 1024 + 1)), 413],
  ]
  test.each(bad)('%s', async (_what, name, make, status) => {
    const who = await createDoctor(server)
    const before = await keep(name, who)
    expectRefusal(await send(name, await make(), who), [status])
    expect(await read(who)).toEqual(before)
    expect((await see(before[name], who)).statusCode).toBe(200)
  })
})

test('a sheet prints the drawing with which it was signed, beside the electronic signature', async () => {
  const issuer = await createDoctor(server)
  const { uid } = await createPatient(server, issuer)
  const pdfOf = async (signature: string): Promise<string> => {
    const answer = await call(server, `GET /api/v2/rx/pdf/${signature}/`, { headers: issuer.auth })
    return Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64').toString('latin1')
  }
  const without = await issuePrescriptionFor(server, issuer, uid)
  await keep('signature', issuer)
  const drawn = await issuePrescriptionFor(server, issuer, uid)
  await remove('signature', issuer)
  expect(await pdfOf(without.signature)).not.toContain('/Subtype /Image')
  expect(await pdfOf(drawn.signature)).toContain('/Subtype /Image')
})
