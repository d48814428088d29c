import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Membership } from '#contract/places/workplaces.ts'
import { projectRoot } from '../root.ts'
import { startAccess, type Access } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import {
  createDoctor,
  createAssistant,
  createIntegrator,
  makeNewWorkplace,
  type TestDoctor,
} from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { medicCalls, logInMedic, tokenHeaders } from './testing/medics.ts'

let access: Access
let medics: ReturnType<typeof medicCalls>

beforeAll(async () => {
  access = await startAccess()
  medics = medicCalls(access.server, await createIntegrator(access.server))
})
afterAll(() => access.close())

type Headers = Record<string, string>
const ask = (endpoint: string, headers: Headers, body?: unknown) =>
  call(access.server, endpoint, { headers, body })
const memberships = async (headers: Headers): Promise<Membership[]> =>
  (await ask('GET /api/v2/management/memberships/', headers)).json<PageOf<Membership>>().results
const inviteByNumber = (administrator: TestDoctor, medic: number) =>
  ask('POST /api/v2/management/memberships/', administrator.auth, {
    medic,
    hospital: administrator.hospitalId,
  })

describe('a membership, while the doctor has the integrator’s password', () => {
  test('can’t be accepted by that login or by the integrator’s token, and can be declined by both', async () => {
    const medic = await medics.makeOne()
    const login = tokenHeaders(await logInMedic(access.server, medic.email))
    for (const [headers, code] of [
      [login, 'own-password-first'],
      [tokenHeaders(medic), 'forbidden'],
    ] as const) {
      const administrator = await createDoctor(access.server)
      expect((await inviteByNumber(administrator, medic.id)).statusCode).toBe(201)
      const [open] = (await memberships(headers)).filter((m) => m.hospital === administrator.hospitalId)
      const one = `/api/v2/management/memberships/${open?.id}/`
      expect(expectRefusal(await ask(`PATCH ${one}`, headers, { is_invited: false }), [403]).code).toBe(code)
      expect((await ask(`DELETE ${one}`, headers)).statusCode).toBe(204)
    }
    expect(await memberships(login)).toEqual([])
  })

  test('can’t be accepted with a mailed link', async () => {
    const medic = await medics.makeOne()
    const administrator = await createDoctor(access.server)
    const at = `POST /api/v2/hospital/${administrator.hospitalId}/invitations/`
    expect((await ask(at, administrator.auth, { email: medic.email, role: 'MEMBER' })).statusCode).toBe(201)
    const [mail] = (await access.mails(medic.email, 2)).filter(({ text }) => text?.includes('/invitation#'))
    const link = /\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const accept = (headers: Headers) => ask('POST /api/v2/invitations/accept/', headers, { link })
    const login = tokenHeaders(await logInMedic(access.server, medic.email))
    expect(expectRefusal(await accept(login), [403]).code).toBe('own-password-first')
    expect(expectRefusal(await accept(tokenHeaders(medic)), [403]).code).toBe('forbidden')
  })

  test('can’t be offered to others in a hospital founded with that password', async () => {
    const medic = await medics.makeOne()
    const headers = tokenHeaders(await logInMedic(access.server, medic.email))
    const { id: hospital } = (await ask('POST /api/v2/hospital/', headers, makeNewWorkplace(71))).json<{
      id: number
    }>()
    const body = { medic: (await createDoctor(access.server)).id, hospital, type_membership: 'ADMIN' }
    const added = await ask('POST /api/v2/management/memberships/', headers, body)
    expect(expectRefusal(added, [403]).code).toBe('own-password-first')
  })
})

describe('access that was given before such calls were refused', () => {
  const migration = readFileSync(
    path.join(projectRoot(), 'server/database/migrations/0138-assistants-of-given-passwords.sql'),
    'utf8',
  )
  /** Creates a doctor whose account was made an hour ago, with an assistant and an open invitation. */
  const withAssistant = async (): Promise<number> => {
    const owner = await createDoctor(access.server)
    await createAssistant(access.server, owner)
    await access.sql(
      `insert into invitation (hospital_id, email, role, doctor_id, invited_by, hospital_name, invited_by_name, created_at, expires_at)
       values ($1, $2, 'ASSISTANT', $3, $3, 'h', 'd', now() - interval '1 hour', now() + interval '1 day')`,
      [owner.hospitalId, `a${owner.id}@clinica.example`, owner.id],
    )
    await access.sql(`update assistance set approved_at = now() - interval '1 hour' where doctor_id = $1`, [
      owner.id,
    ])
    return owner.id
  }
  const madeByIntegrator = (id: number) =>
    access.sql(
      `insert into integrator_doctor (doctor_id, integrator_id) select $1, min(integrator_id) from integrator`,
      [id],
    )
  const tookOver = (id: number, ago: string) =>
    access.sql(
      `insert into audit_event (doctor_id, at, actor_kind, action, object_kind)
       values ($1, now() - $2::interval, 'guest', 'password.reset', 'account')`,
      [id, ago],
    )
  const left = async (id: number): Promise<[number, number]> => {
    const [row] = await access.sql<{ a: number; i: number }>(
      `select (select count(*)::int from assistance where doctor_id = $1 and ended_at is null) as a,
              (select count(*)::int from invitation where doctor_id = $1 and revoked_at is null) as i`,
      [id],
    )
    return [row?.a ?? -1, row?.i ?? -1]
  }

  test('ends, unless the doctor had an own password at the time', async () => {
    const [given, before, after, ordinary] = [
      await withAssistant(),
      await withAssistant(),
      await withAssistant(),
      await withAssistant(),
    ]
    for (const id of [given, before, after]) await madeByIntegrator(id)
    await tookOver(before, '1 minute')
    await tookOver(after, '2 hours')
    await access.sql(migration)
    expect(await Promise.all([given, before, after, ordinary].map(left))).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ])
  })
})
