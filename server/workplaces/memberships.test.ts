import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Membership } from '#contract/places/workplaces.ts'
import type { Location } from '#contract/places/locations.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { inviteColleague, joinHospital } from './testing/join.ts'

let server: TestServer
let admin: TestDoctor
let colleague: TestDoctor
let stranger: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  stranger = await createDoctor(server)
})
beforeEach(async () => {
  admin = await createDoctor(server)
  colleague = await createDoctor(server)
})
afterAll(() => server.close())

const BASE = '/api/v2/management/memberships/'
const ask = (endpoint: string, who: TestDoctor | null, body?: unknown) =>
  call(server, endpoint, { headers: who?.auth ?? {}, body })
const members = async (): Promise<Membership[]> =>
  (await ask(`GET /api/v2/memberships/${admin.hospitalId}`, admin)).json()
const managed = async (who: TestDoctor): Promise<Membership[]> =>
  (await ask(`GET ${BASE}`, who)).json<PageOf<Membership>>().results
const places = async (who: TestDoctor): Promise<number[]> =>
  (await ask('GET /api/v2/locations/', who)).json<Location[]>().map(({ hospital }) => hospital.id)
const post = (who: TestDoctor | null, medic: number) =>
  ask(`POST ${BASE}`, who, { medic, hospital: admin.hospitalId })

test('an administrator who is being removed cannot undo that with a change at the same time', async () => {
  const { id } = await joinHospital(server, admin, colleague)
  await ask(`PATCH ${BASE}${id}/`, admin, { type_membership: 'ADMIN' })
  await withClient(server.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('update membership set is_deleted = true where id = $1', [id])
    const change = ask(`PATCH ${BASE}${id}/`, colleague, { type_membership: 'ADMIN' })
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await client.query(waits)).rowCount).toBe(1)
    await client.query('commit')
    expectRefusal(await change, [404])
  })
  expect((await members()).find(({ medic }) => medic.id === colleague.id)).not.toMatchObject({
    is_deleted: false,
  })
})

describe('an invited doctor', () => {
  test('is asked first: nothing changes for the doctor, whose name stays hidden', async () => {
    const answer = await post(admin, colleague.id)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { medic: colleague.id, type_membership: 'MEMBER' },
    ])
    const seen = (await members()).find(({ medic }) => medic.id === colleague.id)
    expect(seen).toMatchObject({
      medic: { id: colleague.id, name: '', email: '' },
      is_invited: true,
      is_deleted: false,
      is_active: false,
    })
    expect(await places(colleague)).toEqual([colleague.hospitalId])
    expectRefusal(await ask(`GET /api/v2/hospital/${admin.hospitalId}/`, colleague), [404])
  })

  test('who accepts can issue there, and is listed by name', async () => {
    const accepted = await joinHospital(server, admin, colleague)
    expect(accepted).toMatchObject({
      is_invited: false,
      hospital: admin.hospitalId,
      type_membership: 'MEMBER',
    })
    expect(await places(colleague)).toContain(admin.hospitalId)
    const seen = (await members()).find(({ medic }) => medic.id === colleague.id)
    expect(seen?.medic.email).toBe(colleague.email)
    expect(seen?.medic.name).toMatch(/\S/)
  })

  test('who declines is no member, and is not restored without being asked', async () => {
    const { id } = await inviteColleague(server, admin, colleague)
    expect((await ask(`DELETE ${BASE}${id}/`, colleague)).statusCode).toBe(204)
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, admin, { is_deleted: false }), [409])
    expect((await post(admin, colleague.id)).statusCode).toBe(201)
    expect(await places(colleague)).toEqual([colleague.hospitalId])
  })

  test('decides alone: an administrator can’t accept', async () => {
    const { id } = await inviteColleague(server, admin, colleague)
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, admin, { is_invited: false }), [403])
    expectRefusal(
      await ask(`PATCH ${BASE}${id}/`, colleague, { is_invited: false, type_membership: 'ADMIN' }),
      [403],
    )
  })
})

describe('POST', () => {
  test('refuses members and invited doctors; restores who was removed at once', async () => {
    const { id } = await inviteColleague(server, admin, colleague)
    expectRefusal(await post(admin, colleague.id), [409])
    await ask(`PATCH ${BASE}${id}/`, colleague, { is_invited: false })
    expectRefusal(await post(admin, colleague.id), [409])
    const removed = await ask(`DELETE ${BASE}${id}/`, admin)
    expect([removed.statusCode, removed.body]).toEqual([204, ''])
    expect(await places(colleague)).toEqual([colleague.hospitalId])
    expect((await post(admin, colleague.id)).statusCode).toBe(201)
    expect(await places(colleague)).toContain(admin.hospitalId)
  })

  test('answers alike for a number of a doctor and one of nobody, and so does everything after it', async () => {
    const seenOf = async (medic: number) => {
      const first = await post(admin, medic)
      const again = await post(admin, medic)
      const row = (await members()).find((one) => one.medic.id === medic)
      const patch = (body: object) => ask(`PATCH ${BASE}${row?.id}/`, admin, body)
      const [accepted, changed] = [
        await patch({ is_invited: false }),
        await patch({ type_membership: 'ADMIN' }),
      ]
      const removed = await ask(`DELETE ${BASE}${row?.id}/`, admin)
      const back = await patch({ is_deleted: false })
      const answers = [first, again, accepted, changed, removed, back]
      const { id: _id, date_joined: _joined, medic: _medic, ...shown } = row ?? {}
      return {
        statuses: answers.map(({ statusCode }) => statusCode),
        shown,
        medic: { ...row?.medic, id: 0 },
      }
    }
    const ofDoctor = await seenOf(colleague.id)
    expect(ofDoctor.statuses).toEqual([201, 409, 403, 200, 204, 409])
    expect(await seenOf(999_999_999)).toEqual(ofDoctor)
  })

  test('for a number that a doctor gets later invites nobody', async () => {
    const next = (await createDoctor(server)).id + 1
    expect((await post(admin, next)).statusCode).toBe(201)
    const later = await createDoctor(server)
    expect(later.id).toBe(next)
    expect((await managed(later)).map(({ hospital }) => hospital)).toEqual([later.hospitalId])
    expect((await members()).map(({ medic }) => medic.id)).not.toContain(next)
  })

  test('asks a doctor who left, whose name is hidden again, and restores nobody unasked', async () => {
    const { id } = await joinHospital(server, admin, colleague)
    expect((await ask(`DELETE ${BASE}${id}/`, colleague)).statusCode).toBe(204)
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, admin, { is_deleted: false }), [409])
    const asAdmin = { medic: colleague.id, hospital: admin.hospitalId, type_membership: 'ADMIN' }
    expect((await ask(`POST ${BASE}`, admin, asAdmin)).statusCode).toBe(201)
    expect(await places(colleague)).toEqual([colleague.hospitalId])
    const seen = (await members()).find(({ medic }) => medic.id === colleague.id)
    expect(seen).toMatchObject({ is_invited: true, medic: { name: '', email: '' } })
    expect((await ask(`PATCH ${BASE}${id}/`, colleague, { is_invited: false })).statusCode).toBe(200)
    expect(await places(colleague)).toContain(admin.hospitalId)
  })

  test('accepts one of ten concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(admin, colleague.id)))
    expect(answers.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ])
  })

  test('is limited to administrators', async () => {
    await joinHospital(server, admin, colleague)
    expectRefusal(await post(colleague, stranger.id), [403])
    expectRefusal(await post(stranger, stranger.id), [404])
    expectRefusal(await post(null, stranger.id), [401])
  })

  test.each([
    ['no number of an account', { medic: 0 }],
    ['text', { medic: '1' }],
    ['no medic', { medic: undefined }],
    ['another role', { type_membership: 'OWNER' }],
    ['itself accepted', { is_invited: false }],
  ])('refuses %s', async (_name, more) => {
    const body = { medic: colleague.id, hospital: admin.hospitalId, ...more }
    expectRefusal(await ask(`POST ${BASE}`, admin, body), [400])
  })
})

describe('PATCH and DELETE', () => {
  test('an administrator changes a role and undoes a removal', async () => {
    const { id } = await joinHospital(server, admin, colleague)
    const promoted = await ask(`PATCH ${BASE}${id}/`, admin, {
      type_membership: 'ADMIN',
      medic: colleague.id,
    })
    expect([promoted.statusCode, promoted.json<Membership>().type_membership]).toEqual([200, 'ADMIN'])
    await ask(`DELETE ${BASE}${id}/`, admin)
    expect((await managed(admin)).find((m) => m.id === id)?.is_deleted).toBe(true)
    expect((await ask(`PATCH ${BASE}${id}/`, admin, { is_deleted: false })).json()).toMatchObject({
      is_deleted: false,
    })
    expect(await places(colleague)).toContain(admin.hospitalId)
  })

  test('a member can only leave', async () => {
    const { id } = await joinHospital(server, admin, colleague)
    const [adminRow] = await members()
    expectRefusal(await ask(`GET /api/v2/memberships/${admin.hospitalId}`, colleague), [403])
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, colleague, { type_membership: 'ADMIN' }), [403])
    expectRefusal(await ask(`DELETE ${BASE}${adminRow?.id}/`, colleague), [404])
    expect((await managed(colleague)).map((m) => m.medic.id)).toEqual([colleague.id, colleague.id])
    expect((await ask(`DELETE ${BASE}${id}/`, colleague)).statusCode).toBe(204)
    expect(await places(colleague)).toEqual([colleague.hospitalId])
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, colleague, { is_deleted: false }), [404])
  })

  test('leaving the default workplace makes another one the default', async () => {
    const { id } = await joinHospital(server, admin, colleague)
    await ask('PATCH /api/v2/locations/update/', colleague, { hospital_id: admin.hospitalId })
    await ask(`DELETE ${BASE}${id}/`, colleague)
    const left = (await ask('GET /api/v2/locations/', colleague)).json<Location[]>()
    expect(left.map((place) => place.default)).toEqual([true])
  })

  test('members are not left without an administrator, not even by two concurrent leaves', async () => {
    const third = await createDoctor(server)
    await joinHospital(server, admin, third)
    const own = (await members()).find(({ medic }) => medic.id === admin.id)?.id
    expectRefusal(await ask(`DELETE ${BASE}${own}/`, admin), [409])
    expectRefusal(await ask(`PATCH ${BASE}${own}/`, admin, { type_membership: 'MEMBER' }), [409])
    const { id } = await joinHospital(server, admin, colleague, 'ADMIN')
    const answers = await Promise.all([
      ask(`DELETE ${BASE}${own}/`, admin),
      ask(`DELETE ${BASE}${id}/`, colleague),
    ])
    expect(answers.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([204, 409])
  })

  test('the last member may leave', async () => {
    const [own] = await members()
    expect((await ask(`DELETE ${BASE}${own?.id}/`, admin)).statusCode).toBe(204)
    expect(await places(admin)).toEqual([])
  })

  test('strangers are told that the membership does not exist', async () => {
    const { id } = await joinHospital(server, admin, colleague)
    expectRefusal(await ask(`GET ${BASE}${id}/`, stranger), [404])
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, stranger, { type_membership: 'ADMIN' }), [404])
    expectRefusal(await ask(`DELETE ${BASE}${id}/`, stranger), [404])
    expectRefusal(await ask(`GET /api/v2/memberships/${admin.hospitalId}`, stranger), [404])
    expectRefusal(await ask(`GET ${BASE}`, null), [401])
  })

  test('doctor and hospital of a membership can’t be changed', async () => {
    const { id } = await joinHospital(server, admin, colleague)
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, admin, { medic: stranger.id }), [400])
    expectRefusal(await ask(`PATCH ${BASE}${id}/`, admin, { hospital: stranger.hospitalId }), [400])
  })
})

test('row-level security shows members only to a transaction of their administrator', async () => {
  await joinHospital(server, admin, colleague)
  const seen = (who: TestDoctor) =>
    server.database.asDoctor(who.id, (sql) =>
      sql.query('select doctor_id from membership where hospital_id = $1', [admin.hospitalId]),
    )
  expect(await seen(admin)).toEqual([{ doctor_id: admin.id }])
  expect(await seen(colleague)).toEqual([{ doctor_id: colleague.id }])
  expect(await seen(stranger)).toEqual([])
})
