import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccess } from './testing/access.ts'
import { call } from './testing/call.ts'
import { createDoctor } from './testing/factories.ts'
import { expectRefusal } from './testing/refused.ts'

/* Line breaks in a user's texts must not add a header to a mail or a response. */

let access: Awaited<ReturnType<typeof startAccess>>

beforeAll(async () => {
  access = await startAccess()
})
afterAll(() => access.close())

const PASSWORD = 'mesa verde lluvia tranvia'
const ADDRESSES = [
  'a@clinica.example\r\nBcc: b@clinica.example',
  'a@clinica.example\nBcc: b@clinica.example',
  'a@clinica.example, b@clinica.example',
  'Nombre <a@clinica.example>',
  'a@clinica.example\u2028b@clinica.example',
]

test.each(ADDRESSES)('no mail is sent to %j', async (email) => {
  const doctor = await createDoctor(access.server)
  const registration = await access.post('registration/', { email, password1: PASSWORD, password2: PASSWORD })
  expect(expectRefusal(registration, [400])).toHaveProperty('email')
  expect(expectRefusal(await access.post('password/reset/', { email }), [400])).toHaveProperty('email')
  const invited = await call(access.server, `POST /api/v2/hospital/${doctor.hospitalId}/invitations/`, {
    headers: doctor.auth,
    body: { email, role: 'MEMBER' },
  })
  expect(expectRefusal(invited, [400])).toHaveProperty('email')
})

test('a line break in a hospital’s name stays inside the subject of the invitation', async () => {
  const doctor = await createDoctor(access.server)
  const name = 'Clínica\r\nBcc: espia@clinica.example\r\n\r\n<b>Otro cuerpo</b>'
  const changed = await call(access.server, `PATCH /api/v2/hospital/${doctor.hospitalId}/`, {
    headers: doctor.auth,
    body: { name, patron: name },
  })
  const email = 'invitada@clinica.example'
  expect(changed.statusCode, changed.body).toBe(200)
  await call(access.server, `POST /api/v2/hospital/${doctor.hospitalId}/invitations/`, {
    headers: doctor.auth,
    body: { email, role: 'MEMBER' },
  })
  const [mail] = await access.mails(email)
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.to?.map(({ address }) => address)).toEqual([email])
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.html).not.toContain('<b>Otro cuerpo</b>')
})

test.each(['x-request-id', 'idempotency-key', 'accept-language', 'user-agent'])(
  'text of a caller in %s is in no response header',
  async (header) => {
    const said = 'abc; Set-Cookie: a=b'
    const answer = await access.server.app.inject({ url: '/api/v2/brand/', headers: { [header]: said } })
    for (const value of Object.values(answer.headers)) expect(String(value)).not.toContain('Set-Cookie')
  },
)
