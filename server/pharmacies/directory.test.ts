import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { PartnerPharmacy } from '#contract/pharmacies.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor
let centre: number

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
  const add = async (name: string, zipCode: string, location: string) =>
    (await createPharmacy(server, { name, zipCode, location })).id
  centre = await add('Farmacia Ejemplo Centro', '06600', 'Av. Imaginaria 10, 06600 Ciudad de México')
  await add('Farmacia Ejemplo Sur', '14000', 'Calle Ficticia 66, 14000 Ciudad de México')
  await add('Botica ÑANDÚ', '06700', 'Cerrada Inventada 3, 06700 Ciudad de México')
})
afterAll(() => server.close())

const list = async (query = '', who = doctor): Promise<PageOf<PartnerPharmacy>> => {
  const answer = await call(server, `GET /api/v2/pharmacies/${query}`, { headers: who.auth })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<PageOf<PartnerPharmacy>>()
}
const named = async (query: string, who = doctor): Promise<string[]> =>
  (await list(query, who)).results.map(({ name }) => name)
const star = (id: number | string, who: TestDoctor | null = doctor) =>
  call(server, `PUT /api/v2/pharmacies/${id}/favourite/`, { headers: who?.auth ?? {} })
const unstar = (id: number, who: TestDoctor | null = doctor) =>
  call(server, `DELETE /api/v2/pharmacies/${id}/favourite/`, { headers: who?.auth ?? {} })

describe('GET /api/v2/pharmacies/', () => {
  test('lists pharmacies by name, in pages', async () => {
    const first = await list('?limit=2')
    expect(first).toMatchObject({ count: 3, previous: null })
    expect(first.results.map(({ name }) => name)).toEqual(['Botica ÑANDÚ', 'Farmacia Ejemplo Centro'])
    expect(first.next).toContain('offset=2')
    expect(await named('?limit=2&offset=2')).toEqual(['Farmacia Ejemplo Sur'])
  })

  test.each([
    ['066', ['Farmacia Ejemplo Centro']],
    ['06', ['Botica ÑANDÚ', 'Farmacia Ejemplo Centro']],
    ['66', []],
    ['nandu', ['Botica ÑANDÚ']],
    ['  SUR   farmacia ', ['Farmacia Ejemplo Sur']],
    ['méxico 06700', ['Botica ÑANDÚ']],
    ['farmacia botica', []],
    ['%', ['Botica ÑANDÚ', 'Farmacia Ejemplo Centro', 'Farmacia Ejemplo Sur']],
    ['_____%centro', ['Farmacia Ejemplo Centro']],
  ])('finds by «%s»', async (search, found) => {
    expect(await named(`?search=${encodeURIComponent(search)}`)).toEqual(found)
  })

  test('does not list a pharmacy whose account is closed', async () => {
    const closed = await createPharmacy(server, { name: 'Zeta Cerrada' })
    await star(closed.id)
    await withClient(server.ownerUrl, (client) =>
      client.query('update account set is_active = false where id = $1', [closed.id]),
    )
    expect(await named('?search=zeta')).toEqual([])
    expect(await named('?favourite=true')).not.toContain('Zeta Cerrada')
    expectRefusal(await star(closed.id), [404])
  })

  test.each(['favourite=yes', `search=${'x'.repeat(101)}`, 'search=%00'])('refuses ?%s', async (query) => {
    const answer = await call(server, `GET /api/v2/pharmacies/?${query}`, { headers: doctor.auth })
    expectRefusal(answer, [400])
  })
})

describe('a favourite', () => {
  test('is saved once, belongs to its doctor, and can be removed', async () => {
    expect((await star(centre)).statusCode).toBe(204)
    expect((await star(centre)).statusCode).toBe(204)
    expect(await named('?favourite=true')).toEqual(['Farmacia Ejemplo Centro'])
    expect((await list('?search=066')).results[0]).toMatchObject({ id: centre, is_favourite: true })
    expect((await list('?search=066', other)).results[0]).toMatchObject({ is_favourite: false })
    await unstar(centre, other)
    expect(await named('?favourite=true', other)).toEqual([])
    expect(await named('?favourite=true')).toHaveLength(1)
    expect((await unstar(centre)).statusCode).toBe(204)
    expect(await named('?favourite=true')).toEqual([])
  })

  test('can’t be an id that is no pharmacy, such as a doctor’s', async () => {
    for (const id of [999_999, other.id, '-1', 'x', '1e3']) expectRefusal(await star(id), [404])
  })

  test('refuses a guest', async () => {
    expectRefusal(await star(centre, null), [401])
    expectRefusal(await unstar(centre, null), [401])
  })
})
