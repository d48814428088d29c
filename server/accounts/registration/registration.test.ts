import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import {
  type Access,
  GOOD_PASSWORD,
  confirmationKeyIn,
  NEW_PASSWORD,
  spyOnStatements,
  startAccess,
} from '../../testing/access.ts'
import { createDoctor, PASSWORD } from '../../testing/factories.ts'

let it: Access

beforeAll(async () => {
  it = await startAccess()
})
afterAll(() => it.close())
// All calls come from one network address, so its counters of attempts are reset before each test.
beforeEach(() => it.sql('delete from throttle'))

async function registered(email: string): Promise<string> {
  expect((await it.register(email)).statusCode).toBe(201)
  return confirmationKeyIn((await it.mails(email))[0]?.text)
}

describe('POST /rest-auth/registration/', () => {
  test('creates an account that must be confirmed by mail before it can be used', async () => {
    const email = 'Nueva.Doctora@clinica.example'
    const answer = await it.register(email)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { detail: 'Se ha enviado un correo de verificación.' },
    ])
    expect((await it.logIn(email, GOOD_PASSWORD)).json()).toMatchObject({
      non_field_errors: ['El correo electrónico no ha sido verificado.'],
    })
    const key = confirmationKeyIn((await it.mails(email.toLowerCase()))[0]?.text)
    expect((await it.confirm(key)).json()).toEqual({ detail: 'Ok' })
    const { key: token } = (await it.logIn(email, GOOD_PASSWORD)).json<{ key: string }>()
    const profile = await call(it.server, 'GET /api/v2/profile/', {
      headers: { authorization: `Token ${token}` },
    })
    expect(profile.json()).toMatchObject({
      results: [{ email: email.toLowerCase(), name: '', has_fillup_data: false, specialty_verified: false }],
    })
  })

  test('answers the same for a known address, does the same work, changes nothing, and mails its owner', async () => {
    const known = await createDoctor(it.server)
    const workplaces = () => it.sql('select * from membership where doctor_id = $1', [known.id])
    const before = await workplaces()
    const seen = spyOnStatements(it.server)
    const ofKnown = await it.register(known.email)
    const statementsOfKnown = seen.take()
    const ofUnknown = await it.register('desconocida@clinica.example')
    expect(seen.take()).toEqual(statementsOfKnown)
    seen.stop()
    expect(statementsOfKnown.length).toBeGreaterThan(5)
    expect([ofKnown.statusCode, ofKnown.body]).toEqual([ofUnknown.statusCode, ofUnknown.body])
    const [mail] = await it.mails(known.email)
    expect(mail?.subject).toMatch(/^Ya tiene una cuenta/)
    expect(confirmationKeyIn(mail?.text)).toBe('')
    expect((await it.logIn(known.email, GOOD_PASSWORD)).statusCode).toBe(400)
    expect((await it.logIn(known.email, PASSWORD)).statusCode).toBe(200)
    expect(before).toHaveLength(1)
    expect(await workplaces()).toEqual(before)
  })

  test('with an unconfirmed address sets the newer password and invalidates the older link', async () => {
    const email = 'dos.veces@clinica.example'
    const first = await registered(email)
    await it.register(email, NEW_PASSWORD)
    const second = confirmationKeyIn((await it.mails(email, 2))[0]?.text)
    expect((await it.confirm(first)).statusCode).toBe(404)
    expect((await it.confirm(second)).statusCode).toBe(200)
    expect((await it.logIn(email, GOOD_PASSWORD)).statusCode).toBe(400)
    expect((await it.logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test.each([
    ['no address', { email: '' }, 'email', 'Este campo no puede estar en blanco.'],
    ['no address at all', { email: 'x' }, 'email', 'Introduzca una dirección de correo electrónico válida.'],
    ['a header in it', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email', /válida/],
    ['a short password', { password1: 'corta', password2: 'corta' }, 'password1', /al menos 12/],
    ['a long password', { password1: 'x'.repeat(257) }, 'password1', /más de 256/],
    ['another password', { password2: NEW_PASSWORD }, 'password2', 'Las contraseñas no coinciden'],
    [
      'a listed password',
      { password1: 'password12345', password2: 'password12345' },
      'password1',
      /primeras que se adivinan/,
    ],
    ['a field too many', { is_active: true }, 'is_active', 'Este campo no existe.'],
  ])('refuses %s', async (_, change, field, sentence) => {
    const body = {
      email: 'otra@clinica.example',
      password1: GOOD_PASSWORD,
      password2: GOOD_PASSWORD,
      ...change,
    }
    const answer = await it.post('registration/', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: Record<string, string[]> }>().fields[field]?.[0]).toEqual(
      sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
    )
  })

  test('mails in the language of the request', async () => {
    const email = 'english@clinica.example'
    await it.register(email, GOOD_PASSWORD, { 'accept-language': 'en-US' })
    expect((await it.mails(email))[0]?.subject).toMatch(/^Confirm your email/)
    const [profile] = await it.sql(
      'select d.ux_settings from doctor d join account a on a.id = d.doctor_id where a.email = $1',
      [email],
    )
    expect(profile).toEqual({ ux_settings: { language: 'en' } })
  })

  test('mails an address three times an hour, and answers the same after that', async () => {
    const email = 'insistente@clinica.example'
    const answers = []
    for (let i = 0; i < 4; i += 1) answers.push((await it.register(email)).body)
    expect(new Set(answers).size).toBe(1)
    expect(await it.sql('select 1 from account_mail where recipient = $1', [email])).toHaveLength(3)
  })

  test('refuses a caller who requests more than ten mails an hour', async () => {
    for (let i = 0; i < 10; i += 1) expect((await it.askReset(`a${i}@clinica.example`)).statusCode).toBe(200)
    const eleventh = await it.askReset('a11@clinica.example')
    expect(eleventh.statusCode).toBe(429)
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await it.register('b@clinica.example')).statusCode).toBe(429)
  })
})

describe('POST /rest-auth/registration/verify-email/', () => {
  test('accepts a key once, within 24 hours, of the newest link', async () => {
    const once = await registered('una.vez@clinica.example')
    expect((await it.confirm(once)).statusCode).toBe(200)
    expect(refusal(await it.confirm(once))).toMatchObject({ status: 404, body: { code: 'link-dead' } })

    const late = await registered('tarde@clinica.example')
    await it.sql(`update account_link set expires_at = now() where purpose = 'confirm-email'`)
    expect((await it.confirm(late)).statusCode).toBe(404)

    await call(it.server, 'POST /rest-auth/registration/resend-email/', {
      body: { email: 'tarde@clinica.example' },
    })
    const again = confirmationKeyIn((await it.mails('tarde@clinica.example', 2))[0]?.text)
    expect((await it.confirm(again)).statusCode).toBe(200)
  })

  test('refuses the key of a reset, nonsense, and a caller who guesses', async () => {
    const { link } = await it.forgetful()
    expect((await it.confirm(link.token)).statusCode).toBe(404)
    expect((await it.post('registration/verify-email/', { key: '' })).statusCode).toBe(400)
    for (let i = 0; i < 9; i += 1) expect((await it.confirm(`nada-${i}`)).statusCode).toBe(404)
    expect((await it.confirm('nada')).statusCode).toBe(429)
  })

  test('accepts one of two concurrent calls', async () => {
    const key = await registered('a.la.vez@clinica.example')
    const statuses = (await Promise.all([it.confirm(key), it.confirm(key)])).map(
      (answer) => answer.statusCode,
    )
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
  })
})
