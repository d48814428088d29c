import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#brands/brand.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { projectRoot } from '../root.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import { loadBrands } from './brands.ts'

/** Root folder with the project's brands and one more brand, which was added by its folder alone. */
let root: string
let server: TestServer
let demo: TestServer
let fallback: Brand

beforeAll(async () => {
  fallback = loadBrands(projectRoot()).ofHost('nobody.example')
  root = mkdtempSync(path.join(tmpdir(), 'brands-'))
  cpSync(path.join(projectRoot(), 'brands'), path.join(root, 'brands'), { recursive: true })
  const sixth = path.join(root, 'brands/sexta')
  cpSync(path.join(root, 'brands', fallback.id), sixth, { recursive: true })
  const brand = { ...fallback, id: 'sexta', name: 'Sexta Marca', hosts: ['sexta.example'] }
  writeFileSync(path.join(sixth, 'brand.json'), JSON.stringify(brand))
  server = await startTestServer({ brands: loadBrands(root) })
  demo = await startTestServer({ brands: loadBrands(root), demo: true })
})
afterAll(async () => {
  await server.close()
  await demo.close()
  rmSync(root, { recursive: true, force: true })
})

const ask = (host: string, search = '', on = server) =>
  call(on, `GET /api/v2/brand/${search}`, { headers: { host } })

test('anybody gets the brand of the host; an unknown host gets the brand for all other hosts', async () => {
  for (const host of ['nadie.example', 'nadie.example:8080', '127.0.0.1', '[::1]:8080']) {
    const answer = await ask(host)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(fallback)
  }
})

test('every brand is served on its hosts, complete, and on no other', async () => {
  const brands = loadBrands(root)
  const hosts = readdirSync(path.join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => brands.byId(name).hosts.filter((host) => brands.has(name) && host !== '*'))
  const answers = await Promise.all(hosts.map(async (host) => (await ask(host)).json<Brand>()))
  expect(answers).toEqual(hosts.map((host) => brands.ofHost(host)))
  expect(answers.map(({ id }) => id)).toContain('sexta')
  expect(hosts.length).toBeGreaterThanOrEqual(5)
})

const get = (url: string, host = 'sexta.example') => call(server, `GET ${url}`, { headers: { host } })

describe('the files of a brand', () => {
  test('are served on its host, cached for an hour', async () => {
    const answer = await get('/brand/sexta/mark.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    })
    expect(answer.body).toBe(readFileSync(path.join(root, 'brands/sexta/mark.svg'), 'utf8'))
  })

  test('are not served on the host of another', async () => {
    expect((await get('/brand/sexta/mark.svg', 'nadie.example')).statusCode).toBe(404)
  })

  test.each(['..%2Fbrand.json', 'brand.json', '%2e%2e%2f%2e%2e%2fpackage.json', 'nada.svg', 'x%00.svg'])(
    'are only those that the brand names: %s is 404',
    async (name) => expect((await get(`/brand/sexta/${name}`)).statusCode).toBe(404),
  )
})

describe('?brand=', () => {
  test('shows another brand in the demo, while the browser has the cookie', async () => {
    const chosen = await ask('127.0.0.1', '?brand=sexta', demo)
    expect(chosen.json<Brand>().id).toBe('sexta')
    expect(chosen.cookies).toEqual([
      expect.objectContaining({ name: 'brand', value: 'sexta', path: '/', httpOnly: true, sameSite: 'Lax' }),
    ])
    const later = await call(demo, 'GET /api/v2/brand/', { cookies: { brand: 'sexta' } })
    expect(later.json<Brand>().id).toBe('sexta')
    const mark = await call(demo, 'GET /brand/sexta/mark.svg', { cookies: { brand: 'sexta' } })
    expect(mark.statusCode).toBe(200)
  })

  test.each(['', 'nada', '../sexta', '__proto__'])(
    'goes back to the host’s brand when %j is no brand',
    async (asked) => {
      const answer = await ask('127.0.0.1', `?brand=${encodeURIComponent(asked)}`, demo)
      expect(answer.json<Brand>().id).toBe(fallback.id)
      expect(answer.cookies).toEqual([expect.objectContaining({ name: 'brand', value: '' })])
    },
  )

  test('changes nothing outside of the demo', async () => {
    const asked = await ask('127.0.0.1', '?brand=sexta')
    expect(asked.json<Brand>().id).toBe(fallback.id)
    expect(asked.cookies).toEqual([])
    const carried = await call(server, 'GET /api/v2/brand/', { cookies: { brand: 'sexta' } })
    expect(carried.json<Brand>().id).toBe(fallback.id)
  })

  test('is refused when it is too long', async () => {
    expect((await ask('127.0.0.1', `?brand=${'x'.repeat(41)}`, demo)).statusCode).toBe(400)
  })
})

test('a prescription is signed under the brand of the host, or under the demo’s choice', async () => {
  expect(await signedBrand(server, { host: 'sexta.example' })).toBe('sexta')
  expect(await signedBrand(server, { host: 'nadie.example', brand: 'sexta' })).toBe(fallback.id)
  expect(await signedBrand(demo, { host: 'nadie.example', brand: 'sexta' })).toBe('sexta')
})

test('a new account is mailed under the brand of the host, or under the demo’s choice', async () => {
  expect(await mailedBrand(server, { host: 'sexta.example' })).toBe('sexta')
  expect(await mailedBrand(server, { host: 'nadie.example', brand: 'sexta' })).toBe(fallback.id)
  expect(await mailedBrand(demo, { host: 'nadie.example', brand: 'sexta' })).toBe('sexta')
})

async function mailedBrand(on: TestServer, from: { host: string; brand?: string }): Promise<string> {
  const email = `nueva-${from.host}-${from.brand ?? 'ninguna'}@clinica.example`
  const password = 'cuatro nubes moradas en mayo'
  const answer = await call(on, 'POST /rest-auth/registration/', {
    headers: { host: from.host },
    cookies: from.brand === undefined ? {} : { brand: from.brand },
    body: { email, password1: password, password2: password },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return withClient(on.ownerUrl, async (client) => {
    const found = await client.query<{ brand: string }>(
      'select brand from account_mail where recipient = $1',
      [email],
    )
    return String(found.rows[0]?.brand)
  })
}

async function signedBrand(on: TestServer, from: { host: string; brand?: string }): Promise<string> {
  const doctor = await createDoctor(on)
  const { uid } = await createPatient(on, doctor)
  const instructions = 'Tomar 1 tableta cada 8 horas durante 5 días.'
  const answer = await call(on, 'POST /api/v2/rx-endpoint/', {
    headers: { ...doctor.auth, host: from.host },
    cookies: from.brand === undefined ? {} : { brand: from.brand },
    body: {
      patient: { uid },
      medications: [{ presentation: 'Paracetamol tabletas 500 mg', instructions, qty: 1 }],
    },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id } = answer.json<IssuedPrescription>()
  return withClient(on.ownerUrl, async (client) => {
    const found = await client.query<{ payload: string }>('select payload from prescription where id = $1', [
      id,
    ])
    return (JSON.parse(String(found.rows[0]?.payload)) as { brand: string }).brand
  })
}
