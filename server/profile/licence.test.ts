import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Profile } from '#contract/profile/profile.ts'
import { startAccess, type Access } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createOperator, type TestDoctor } from '../testing/factories.ts'
import { createDoctorWithPendingLicence, sendPhoto } from '../testing/licence.ts'
import { makePicture } from '../testing/files/picture.ts'
import type { LicenceAnswer, LicenceQuestion } from '../outside/licences/port.ts'
import { checkLicence } from './check-licence.ts'

let access: Access
/** A fake register of licences that records the questions and gives the answer that a test sets. */
const register = {
  asked: [] as LicenceQuestion[],
  says: 'unknown' as LicenceAnswer,
  check(question: LicenceQuestion): Promise<LicenceAnswer> {
    register.asked.push(question)
    return Promise.resolve(register.says)
  },
}

beforeAll(async () => {
  access = await startAccess({ licences: register })
})
afterAll(() => access.close())

const read = async (who: TestDoctor): Promise<Profile> => {
  const answer = await call(access.server, 'GET /api/v2/profile/', { headers: who.auth })
  return answer.json<{ results: Profile[] }>().results[0]!
}
const write = (who: TestDoctor, body: unknown) =>
  call(access.server, 'PATCH /api/v2/profile/', { headers: who.auth, body })

describe('the photograph of a licence', () => {
  test('makes a complete licence pending, and can be read by its doctor', async () => {
    const doctor = await createDoctorWithPendingLicence(access.server)
    const profile = await read(doctor)
    expect(profile).toMatchObject({ licence_state: 'pending', licence_reason: '', specialty_verified: false })
    const photo = await call(access.server, `GET ${profile.licence_photo}`, { headers: doctor.auth })
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('replaces the earlier one, which is deleted', async () => {
    const doctor = await createDoctorWithPendingLicence(access.server)
    const first = (await read(doctor)).licence_photo
    await sendPhoto(access.server, doctor, await makePicture(60, 30))
    expect((await read(doctor)).licence_photo).not.toBe(first)
    expect((await call(access.server, `GET ${first}`, { headers: doctor.auth })).statusCode).toBe(404)
  })

  test('ends no verification, and begins no review while data are missing', async () => {
    const verified = await createDoctor(access.server)
    await sendPhoto(access.server, verified, await makePicture())
    expect((await read(verified)).licence_state).toBe('verified')
    const bare = await createDoctor(access.server, { specialty_verified: false, cedula: '' })
    await sendPhoto(access.server, bare, await makePicture())
    expect((await read(bare)).licence_state).toBe('unverified')
  })

  test.each([
    ['nothing', {}, 400, 'invalid-input'],
    ['an empty file', { files: { photo: Buffer.alloc(0) } }, 400, 'invalid-input'],
    ['a file of another name', { files: { other: Buffer.from('x') } }, 400, 'invalid-input'],
    ['text', { files: { photo: Buffer.from('%PDF-1.7') } }, 422, 'image-unreadable'],
    [
      'more than two megabytes',
      { files: { photo: Buffer.alloc(2 * 1024 * 1024 + 1, 1) } },
      413,
      'image-too-large',
    ],
    ['a very long text', { fields: { a: 'x'.repeat(9000) } }, 400, 'form-unreadable'],
  ])('%s is refused', async (_what, form, status, code) => {
    const doctor = await createDoctor(access.server)
    const answer = await call(access.server, 'POST /api/v2/profile/licence/photo/', {
      headers: doctor.auth,
      form,
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    expect((await read(doctor)).licence_photo).toBeNull()
  })

  test('an incomplete form is refused', async () => {
    const doctor = await createDoctor(access.server)
    const answer = await access.server.app.inject({
      method: 'POST',
      url: '/api/v2/profile/licence/photo/',
      headers: { ...doctor.auth, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nabc',
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('each state is mailed once, in the doctor’s language', () => {
  test('pending, rejected with a reason, pending again, verified', async () => {
    const doctor = await createDoctorWithPendingLicence(access.server)
    const operator = await createOperator(access.server)
    const decide = (body: unknown) =>
      call(access.server, `POST /api/v2/operator/licences/${doctor.id}/decision/`, {
        headers: operator.auth,
        body,
      })
    expect((await access.mails(doctor.email))[0]?.subject).toMatch(/está en revisión/)
    // Another photograph of a pending licence sends no mail.
    await sendPhoto(access.server, doctor, await makePicture(60, 30))
    await decide({ verdict: 'rejected', reason: 'La foto no se lee', version: 2 })
    expect(await read(doctor)).toMatchObject({
      licence_state: 'rejected',
      licence_reason: 'La foto no se lee',
    })
    const rejected = (await access.mails(doctor.email, 2))[0]
    expect(rejected?.text).toMatch(/Motivo: La foto no se lee/)
    expect(rejected?.text).toContain('https://recetas.example/settings/user')

    await call(access.server, 'PATCH /api/v2/profile/update/', {
      headers: doctor.auth,
      body: { ux_settings: { language: 'en' } },
    })
    await write(doctor, { cedula_prof: '7654321' })
    expect(await read(doctor)).toMatchObject({ licence_state: 'pending', licence_reason: '' })
    expect((await access.mails(doctor.email, 3))[0]?.subject).toMatch(/being reviewed/)
    await decide({ verdict: 'verified', version: 3 })
    expect(await read(doctor)).toMatchObject({ licence_state: 'verified', specialty_verified: true })
    expect((await access.mails(doctor.email, 4))[0]?.subject).toMatch(/is verified/)
  })

  test('a change of the telephone is not mailed', async () => {
    const doctor = await createDoctor(access.server)
    await write(doctor, { phone: '33 1234 5678' })
    const queued = await access.sql('select 1 from account_mail where recipient = $1', [doctor.email])
    expect(queued).toEqual([])
  })
})

describe('a connected register', () => {
  const sent = (doctor: TestDoctor) => checkLicence(access.server.database, register, doctor.id)

  test('is asked about the compared data only; what it does not know waits for an operator', async () => {
    register.says = 'unknown'
    const doctor = await createDoctorWithPendingLicence(access.server)
    const { name } = await read(doctor)
    // The job queue checks the licence soon after it was submitted.
    await expect
      .poll(() => register.asked.find((question) => question.name === name))
      .toEqual({
        name,
        profession: 'physician',
        cedula: '0000001',
        institution: 'Universidad de Ejemplo',
        specialty: 'Medicina interna',
        specialtyCedula: '0000002',
      })
    expect((await read(doctor)).licence_state).toBe('pending')
  })

  test('verifies what it confirms, with a mail and an audit event', async () => {
    register.says = 'confirmed'
    const doctor = await createDoctorWithPendingLicence(access.server)
    const subjects = (await access.mails(doctor.email, 2)).map((mail) => mail.subject)
    expect(subjects[0]).toMatch(/está verificada/)
    expect((await read(doctor)).licence_state).toBe('verified')
    const trail = await access.sql(
      `select actor_kind from audit_event where doctor_id = $1 and action = 'licence.confirmed'`,
      [doctor.id],
    )
    expect(trail).toEqual([{ actor_kind: 'system' }])
  })

  test('never rejects a licence by itself', async () => {
    register.says = 'contradicted'
    const doctor = await createDoctorWithPendingLicence(access.server)
    await sent(doctor)
    expect((await read(doctor)).licence_state).toBe('pending')
    const [row] = await access.sql('select licence_check from doctor where doctor_id = $1', [doctor.id])
    expect(row).toEqual({ licence_check: 'contradicted' })
  })

  test('is ignored when the data changed meanwhile', async () => {
    register.says = 'unknown'
    const doctor = await createDoctorWithPendingLicence(access.server)
    const slow = {
      async check(): Promise<LicenceAnswer> {
        await write(doctor, { cedula_prof: '7654321' })
        return 'confirmed'
      },
    }
    await checkLicence(access.server.database, slow, doctor.id)
    expect((await read(doctor)).licence_state).toBe('pending')
  })

  test('is not asked about verified licences', async () => {
    const doctor = await createDoctor(access.server)
    const { name } = await read(doctor)
    await sent(doctor)
    expect(register.asked.filter((question) => question.name === name)).toEqual([])
  })
})

describe('GET /api/v2/specialities/', () => {
  const list = async (query = '', headers: Record<string, string> = {}) => {
    const doctor = await createDoctor(access.server)
    const answer = await call(access.server, `GET /api/v2/specialities/?${query}`, {
      headers: { ...doctor.auth, ...headers },
    })
    return answer.json<{ count: number; next: string | null; results: { id: number; name: string }[] }>()
  }

  test('lists all of them, by name in the caller’s language', async () => {
    const spanish = await list('limit=150')
    expect(spanish.results).toHaveLength(spanish.count)
    expect(spanish.results.map(({ name }) => name)).toContain('Pediatría')
    const english = await list('limit=0', { 'accept-language': 'en' })
    const paediatrics = english.results.find(({ name }) => name === 'Paediatrics')
    expect(spanish.results.find(({ id }) => id === paediatrics?.id)?.name).toBe('Pediatría')
  })

  test('has pages of 15 unless another size is requested', async () => {
    const page = await list()
    expect(page.results).toHaveLength(15)
    expect(page.next).toBe('https://recetas.example/api/v2/specialities/?limit=15&offset=15')
    const first = await list('limit=2')
    expect(first.results).toHaveLength(2)
    expect(first.next).toBe('https://recetas.example/api/v2/specialities/?limit=2&offset=2')
  })

  test('stores a speciality by its Spanish name, however it is written', async () => {
    const doctor = await createDoctor(access.server)
    const answer = await write(doctor, { specialty: 'PEDIATRIA', specialty_no: '7654321' })
    expect(answer.json<Profile>().specialty).toBe('Pediatría')
  })
})
