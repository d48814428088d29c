import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepClosings } from '../closing/close-account.ts'
import { startAccess, type Access } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import { anIntegrator } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { aMedic, callsOf, FULL, logIn, opens, withToken, type Integrator } from './testing/medics.ts'

const DAY_MS = 86_400_000

let access: Access
let integrator: Integrator
let medics: ReturnType<typeof callsOf>

beforeAll(async () => {
  access = await startAccess()
  integrator = await anIntegrator(access.server)
  medics = callsOf(access.server, integrator)
})
afterAll(() => access.close())

test('the doctor reads who made the account, and takes it with a password of their own', async () => {
  const medic = await medics.makeOne()
  const [mail] = await access.mails(medic.email)
  expect(mail?.text).toContain(`«${integrator.name}» creó para usted una cuenta`)
  expect(mail?.text).toContain('https://recetas.example/reset-password')
  await access.askReset(medic.email)
  const [reset] = await access.mails(medic.email, 2)
  const [, uid = '', token = ''] = /\/new-password\/(\w+)\/([\w-]{43})/.exec(reset?.text ?? '') ?? []
  expect((await access.reset({ uid, token })).statusCode).toBe(200)
  expect(await opens(access.server, medic)).toBe(401)
  expectRefusal(await medics.get(`medics/${medic.id}/`), [404])
  expectRefusal(await medics.renew(medic.id), [404])
})

test('whoever was made by an integrator closes the account, and nothing of the integrator’s is left', async () => {
  const { server } = access
  const body = aMedic(FULL)
  const medic = (await medics.make(body)).json<{ id: number; email: string; token: string }>()
  const headers = withToken(await logIn(server, medic.email))
  const asked = await call(server, 'POST /api/v2/account/closing/', { headers, body: { email: medic.email } })
  expect(asked.statusCode, asked.body).toBe(200)
  expect(await opens(server, medic)).toBe(401)
  await sweepClosings(server.database, server.signer, new Date(server.clock.now.getTime() + 31 * DAY_MS))
  expect(await access.sql('select name, licence_state from doctor where doctor_id = $1', [medic.id])).toEqual(
    [{ name: '', licence_state: 'unverified' }],
  )
  expect(await access.sql('select 1 from integrator_doctor where doctor_id = $1', [medic.id])).toEqual([])
  expectRefusal(await medics.get(`medics/${medic.id}/`), [404])
  // The address is free for another account.
  expect((await medics.make(body)).statusCode).toBe(201)
})
