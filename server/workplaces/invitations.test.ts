import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Assistance } from '#contract/accounts/assistants.ts'
import type { Invitation } from '#contract/accounts/invitations.ts'
import type { Location } from '#contract/places/locations.ts'
import { startAccess } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createAssistant, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { withClient } from '../testing/test-server.ts'
import { inviteColleague as inviteByNumber, joinHospital } from './testing/join.ts'

let access: Awaited<ReturnType<typeof startAccess>>
let admin: TestDoctor
let made = 0
let email: string

beforeAll(async () => {
  access = await startAccess()
})
beforeEach(async () => {
  admin = await createDoctor(access.server)
  email = `invitada${(made += 1)}@clinica.example`
})
afterAll(() => access.close())

const PASSWORD = 'mesa verde lluvia tranvia'
type Who = { auth: Record<string, string> } | null
const ask = (endpoint: string, who: Who, body?: unknown) =>
  call(access.server, endpoint, { headers: who?.auth ?? {}, body })
const base = () => `/api/v2/hospital/${admin.hospitalId}/invitations/`
const inviteColleague = (more: Record<string, unknown> = {}, who: Who = admin) =>
  ask(`POST ${base()}`, who, { email, role: 'MEMBER', ...more })
const linkOf = async (to = email, count = 1): Promise<string> => {
  const [mail] = await access.mails(to, count)
  return /\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const look = (link: string) => ask('POST /api/v2/invitations/look/', null, { link })
const accept = (who: Who, link: string) => ask('POST /api/v2/invitations/accept/', who, { link })
const joinWith = (link: string, more: Record<string, unknown> = {}) =>
  ask('POST /api/v2/invitations/join/', null, {
    link,
    name: 'Nueva Ficticia',
    password1: PASSWORD,
    password2: PASSWORD,
    ...more,
  })
const logIn = async (who: string): Promise<Who> => {
  const answer = await access.post('login/', { email: who, password: PASSWORD })
  return { auth: { authorization: `Token ${answer.json<{ key: string }>().key}` } }
}
const places = async (who: Who): Promise<number[]> =>
  (await ask('GET /api/v2/locations/', who)).json<Location[]>().map(({ hospital }) => hospital.id)

describe('an invitation by mail', () => {
  test('is accepted by the account of the invited address', async () => {
    const colleague = await createDoctor(access.server)
    email = colleague.email
    expect((await inviteColleague()).json()).toMatchObject({
      email,
      role: 'MEMBER',
      state: 'open',
      doctor: null,
    })
    expect(await places(colleague)).not.toContain(admin.hospitalId)
    const link = await linkOf()
    expect((await look(link)).json()).toMatchObject({ email, role: 'MEMBER', has_account: true })
    expect((await accept(colleague, link)).statusCode).toBe(200)
    expect(await places(colleague)).toContain(admin.hospitalId)
    const [listed] = (await ask(`GET ${base()}`, admin)).json<Invitation[]>()
    expect(listed?.state).toBe('accepted')
  })

  test('creates an account for an address without one, confirmed by the link', async () => {
    await inviteColleague({ role: 'ADMIN' })
    const link = await linkOf()
    expect((await look(link)).json()).toMatchObject({ has_account: false })
    expect((await joinWith(link)).statusCode).toBe(201)
    const colleague = await logIn(email)
    expect(await places(colleague)).toEqual([admin.hospitalId])
    expect((await ask(`GET ${base()}`, colleague)).statusCode).toBe(200)
  })

  test('reveals nothing to a caller who guesses, and is refused once used', async () => {
    expect(expectRefusal(await look('nada'), [404]).code).toBe('link-dead')
    await inviteColleague()
    const link = await linkOf()
    await joinWith(link)
    expect(expectRefusal(await look(link), [409]).code).toBe('invitation-used')
    expect(expectRefusal(await joinWith(link), [409]).code).toBe('invitation-used')
  })

  test('is accepted by one of two concurrent callers', async () => {
    const colleague = await createDoctor(access.server)
    email = colleague.email
    await inviteColleague()
    const link = await linkOf()
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(colleague, link)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is refused to another account, and to another kind of account', async () => {
    const stranger = await createDoctor(access.server)
    await inviteColleague()
    expect(expectRefusal(await accept(stranger, await linkOf()), [403]).code).toBe('invitation-other-account')
    const assistant = await createAssistant(access.server, stranger)
    email = assistant.email
    await inviteColleague()
    expect(expectRefusal(await accept(assistant, await linkOf()), [409]).code).toBe('invitation-other-kind')
  })

  test('expires, and can be sent again with a new link', async () => {
    const { id } = (await inviteColleague()).json<Invitation>()
    const link = await linkOf()
    await withClient(access.server.ownerUrl, (client) =>
      client.query(`update invitation set expires_at = now() - interval '1 second' where id = $1`, [id]),
    )
    expect(expectRefusal(await look(link), [409]).code).toBe('invitation-expired')
    expect(expectRefusal(await joinWith(link), [409]).code).toBe('invitation-expired')
    expect((await ask(`POST ${base()}${id}/resend/`, admin)).json()).toMatchObject({ state: 'open' })
    const again = await linkOf(email, 2)
    expect(expectRefusal(await look(link), [404]).code).toBe('link-dead')
    expect((await look(again)).statusCode).toBe(200)
  })

  test('can be revoked', async () => {
    const { id } = (await inviteColleague()).json<Invitation>()
    const link = await linkOf()
    expect((await ask(`DELETE ${base()}${id}/`, admin)).statusCode).toBe(204)
    expect(expectRefusal(await look(link), [409]).code).toBe('invitation-revoked')
    expectRefusal(await ask(`DELETE ${base()}${id}/`, admin), [404])
    expectRefusal(await ask(`POST ${base()}${id}/resend/`, admin), [404])
  })

  test('can be sent by administrators of that hospital, and only once while it is open', async () => {
    const member = await createDoctor(access.server)
    await joinHospital(access.server, admin, member)
    const stranger = await createDoctor(access.server)
    expectRefusal(await inviteColleague({}, member), [403])
    expectRefusal(await inviteColleague({}, stranger), [404])
    expectRefusal(await inviteColleague({}, null), [401])
    const { id } = (await inviteColleague()).json<Invitation>()
    expect(expectRefusal(await inviteColleague(), [409]).code).toBe('invitation-exists')
    // An administrator of another hospital does not find the invitation, not even under the address of the other
    // hospital.
    const other = `/api/v2/hospital/${stranger.hospitalId}/invitations/${id}/`
    expectRefusal(await ask(`DELETE ${other}`, stranger), [404])
    expectRefusal(await ask(`POST ${other}resend/`, stranger), [404])
  })

  test('is refused to a doctor whose licence is not verified, and mails nobody', async () => {
    const unverified = await createDoctor(access.server, { specialty_verified: false })
    const at = `/api/v2/hospital/${unverified.hospitalId}/invitations/`
    const refused = await ask(`POST ${at}`, unverified, { email, role: 'MEMBER' })
    expect(expectRefusal(refused, [403]).code).toBe('invitation-unverified')
    expect((await ask(`GET ${at}`, unverified)).json()).toEqual([])
    expect(await access.mails(email, 0)).toEqual([])
  })

  test('shows the name of the workplace without addresses, numbers and marks', async () => {
    await withClient(access.server.ownerUrl, (client) =>
      client.query('update hospital set name = $2 where id = $1', [
        admin.hospitalId,
        'AVISO: pague hoy en evil.mx/pago o al 55 1234 5678',
      ]),
    )
    expect((await inviteColleague()).statusCode).toBe(201)
    const [mail] = await access.mails(email)
    expect(mail?.subject).toBe('Le invitan a AVISO pague hoy en o al')
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/evil|1234/)
  })

  test('is refused for the address of a member, however it is written, until the member has left', async () => {
    const member = await createDoctor(access.server)
    const invited = await createDoctor(access.server)
    const { id } = await joinHospital(access.server, admin, member)
    await inviteByNumber(access.server, admin, invited)
    for (const role of ['MEMBER', 'ASSISTANT'])
      expect(
        expectRefusal(await inviteColleague({ email: member.email.toUpperCase(), role }), [400]),
      ).toMatchObject({
        email: ['El correo electrónico ya esta registrado.'],
      })
    // A doctor who has not accepted yet is no member, so an administrator may not learn the doctor's mail address.
    expect((await inviteColleague({ email: invited.email })).statusCode).toBe(201)
    await ask(`DELETE /api/v2/management/memberships/${id}/`, admin)
    expect((await inviteColleague({ email: member.email })).statusCode).toBe(201)
  })

  test.each([
    ['no address', { email: 'nada' }],
    ['a header in the address', { email: 'a@clinica.example\nbcc: b@clinica.example' }],
    ['another role', { role: 'OWNER' }],
    ['a doctor beside a colleague', { doctor: 1 }],
  ])('refuses %s', async (_name, more) => {
    expectRefusal(await inviteColleague(more), [400])
  })

  test('stores only the hash of its link', async () => {
    await inviteColleague()
    const link = await linkOf()
    const rows = await withClient(access.server.ownerUrl, (client) =>
      client.query<{ all: string }>(
        `select i::text || m::text as all from invitation i, account_mail m
                                     where i.email = $1 and m.recipient = $1`,
        [email],
      ),
    )
    expect(rows.rows[0]?.all).not.toContain(link)
  })
})

describe('an assistant', () => {
  test('joins by the mail, prepares for the inviting doctor, and can’t sign', async () => {
    expect((await inviteColleague({ role: 'ASSISTANT' })).json()).toMatchObject({ doctor: admin.id })
    expect((await joinWith(await linkOf())).statusCode).toBe(201)
    const assistant = await logIn(email)
    expect((await ask('GET /api/v2/assistant/', assistant)).json()).toMatchObject({
      name: 'Nueva Ficticia',
      doctors: [{ id: admin.id }],
    })
    for (const endpoint of ['POST /api/v2/rx-endpoint/', 'GET /api/v2/patient/', 'GET /api/v2/profile/'])
      expectRefusal(await ask(endpoint, assistant, endpoint.startsWith('POST') ? {} : undefined), [403])
    const [mine] = (await ask('GET /api/v2/assistants/', admin)).json<Assistance[]>()
    expect(mine).toMatchObject({ assistant: { email }, is_approved: true })
  })

  test('invited for a colleague waits for that colleague’s approval', async () => {
    const colleague = await createDoctor(access.server)
    await joinHospital(access.server, admin, colleague)
    await inviteColleague({ role: 'ASSISTANT', doctor: colleague.id })
    await joinWith(await linkOf())
    const assistant = await logIn(email)
    expect((await ask('GET /api/v2/assistant/', assistant)).json()).toMatchObject({ doctors: [] })
    const [asked] = (await ask('GET /api/v2/assistants/', colleague)).json<Assistance[]>()
    expect(asked?.is_approved).toBe(false)
    await ask(`POST /api/v2/assistants/${asked?.assistant.id}/approve/`, colleague)
    expect((await ask('GET /api/v2/assistant/', assistant)).json()).toMatchObject({
      doctors: [{ id: colleague.id }],
    })
  })

  test('can’t be invited for a doctor of another hospital', async () => {
    const stranger = await createDoctor(access.server)
    expectRefusal(await inviteColleague({ role: 'ASSISTANT', doctor: stranger.id }), [400])
  })

  test('can’t be made of an address that has another kind of account', async () => {
    const doctor = await createDoctor(access.server)
    email = doctor.email
    await inviteColleague({ role: 'ASSISTANT' })
    expect(expectRefusal(await joinWith(await linkOf()), [409]).code).toBe('account-exists')
  })
})
