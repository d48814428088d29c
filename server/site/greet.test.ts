import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandChoice } from '../brand/brand-choice.ts'
import { loadBrands } from '../brand/brands.ts'
import { insertFavourite } from '../favourites/queries.ts'
import { installWebFiles } from '../http/web-files.ts'
import { mergeUxSettings, type DoctorRow } from '../profile/queries.ts'
import { projectRoot } from '../root.ts'
import { createAssistant, createDoctor, PASSWORD, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { greeter } from './greet.ts'
import { pageSender } from './send-page.ts'

const GENERIC = '<div id="root"></div>'
const brands = loadBrands(projectRoot())

let server: TestServer
let app: FastifyInstance
const folder = mkdtempSync(path.join(tmpdir(), 'greeted-'))

beforeAll(async () => {
  server = await startTestServer()
  // The clock shows two in the afternoon of a Tuesday in Mexico City.
  server.clock.now = new Date('2026-03-10T20:00:00Z')
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="es-MX"><head><meta charset="utf-8" /><script type="module" src="/a.js"></script></head><body>${GENERIC}</body></html>`,
  )
  // On a busy machine the database may take longer than the product's time limit for reading a first frame.
  app = await pagesWithin(60_000)
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Makes an application that sends the pages. @param patience time limit for reading the data of a first frame, ms */
async function pagesWithin(patience: number): Promise<FastifyInstance> {
  const pages = Fastify()
  await pages.register(cookie)
  const baseUrl = () => 'https://recetas.example'
  const greet = greeter({ database: server.database, clock: () => server.clock.now, baseUrl }, patience)
  await installWebFiles(pages, folder, pageSender(brandChoice(brands, false), baseUrl, greet))
  return pages
}

/** Logs in a doctor or an assistant in a browser. @returns the value of the browser's cookie */
async function browserOf({ email }: Pick<TestDoctor, 'email'>): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/rest-auth/login/',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email, password: PASSWORD },
  })
  return answer.cookies.find(({ name }) => name === '__Host-b')?.value ?? ''
}

const doctorNamed = (name: string, more: Partial<DoctorRow> = {}) =>
  createDoctor(server, { name, female: true, ...more })

const open = (binding?: string, url = '/') =>
  app.inject({ url, cookies: binding === undefined ? {} : { '__Host-b': binding } })

test('the home page of a doctor is sent with the greeting and the date, and no cache keeps it', async () => {
  const { body, headers } = await open(await browserOf(await doctorNamed('Ana Prueba Ficticia')))
  expect(body).toContain('<h1 class="title">Buenas tardes, Dra. Ana Prueba Ficticia</h1>')
  expect(body).toMatch(/<title>Inicio \| [^<]+<\/title>/)
  expect(body).toMatch(/>martes,? 10 de marzo</)
  expect(body).toContain('<html lang="es-MX">')
  expect(body).toContain('<div aria-hidden="true" inert ')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['etag']).toBeUndefined()
  // The doctor's name is only in the content that is shown before the scripts have run, and not in the `<head>`.
  expect(body.match(/Ana Prueba/g)).toHaveLength(1)
})

test('a name with signs of HTML is text, and the frame has no inline script or style', async () => {
  const name = 'Ana <script>alert(1)</script> & "Ruiz"'
  const { body } = await open(await browserOf(await doctorNamed(name)))
  expect(body).toContain('Dra. Ana &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Ruiz&quot;</h1>')
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/a.js">'])
  expect(body).not.toMatch(/<style|\sstyle=|\son\w+=/)
})

test('a guest, and a browser with an unknown cookie, get the page without a name', async () => {
  for (const binding of [undefined, 'unknown']) {
    const { body, headers, statusCode } = await open(binding)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers['etag']).toBeDefined()
    expect(body).toContain(GENERIC)
  }
})

test('the greeting is in the language, and the page in the colour mode, that the doctor chose', async () => {
  const doctor = await doctorNamed('Ana Prueba Ficticia')
  await server.database.asDoctor(doctor.id, (sql) =>
    mergeUxSettings(sql, doctor.id, { language: 'en', darkMode: true }),
  )
  const { body } = await open(await browserOf(doctor))
  expect(body).toContain('<html lang="en-US" data-mode="dark">')
  expect(body).toMatch(/<title>Dashboard \| [^<]+<\/title>/)
  expect(body).toMatch(/<h1 class="title">Good afternoon, Dr\. Ana Prueba Ficticia<\/h1>/)
  expect(body).toContain('>Tuesday, March 10<')
})

test('the head of a page is in the language that the browser kept, and in Spanish for any other value', async () => {
  const read = async (url: string, kept?: string) => {
    const { body, headers } = await app.inject({ url, cookies: kept === undefined ? {} : { language: kept } })
    expect(headers['vary']).toBe('accept-encoding, cookie')
    return [/<html lang="([^"]*)"/.exec(body)?.[1], /<title>([^|]*) \|/.exec(body)?.[1]]
  }
  const spanish = ['es-MX', 'Historial']
  for (const [kept, wanted] of [
    [undefined, spanish],
    ['es', spanish],
    ['en', ['en-US', 'History']],
    ['fr', spanish],
    ['"><script>', spanish],
  ] as const)
    expect(await read('/prescriptions', kept)).toEqual(wanted)
  expect(await read('/nada', 'en')).toEqual(['en-US', 'This page could not be found'])
})

test('the head of the home page is in the language of the account, not in the one that the browser kept', async () => {
  const binding = await browserOf(await doctorNamed('Ana Prueba Ficticia'))
  const { body } = await app.inject({ url: '/', cookies: { '__Host-b': binding, language: 'en' } })
  expect(body).toContain('<html lang="es-MX">')
  expect(body).toMatch(/<title>Inicio \| [^<]+<\/title>/)
})

test('a page whose first frame is not read in time is sent without it', async () => {
  const binding = await browserOf(await doctorNamed('Ana Prueba Ficticia'))
  const hurried = await pagesWithin(0)
  const { body, statusCode } = await hurried.inject({ url: '/', cookies: { '__Host-b': binding } })
  expect([statusCode, body.includes(GENERIC)]).toEqual([200, true])
  await hurried.close()
})

test('no other page, and no embedded one, has the greeting', async () => {
  const binding = await browserOf(await doctorNamed('Ana Prueba Ficticia'))
  for (const url of ['/prescriptions', '/settings/user', '/nada', '/?embed=true'])
    expect([url, (await open(binding, url)).body.includes(GENERIC)]).toEqual([url, true])
})

test('the composer is sent with its titles, and with the sentence about favourites to a doctor who sees none', async () => {
  const doctor = await doctorNamed('Ana Prueba Ficticia')
  const binding = await browserOf(doctor)
  const titles = async () =>
    [...(await open(binding, '/prescriptions/new')).body.matchAll(/<(?:h1|h2|p) [^>]*>([^<]*)</g)].map(
      ([, text]) => text,
    )
  const none = ['Favoritos', 'Guarde una receta como favorito para escribirla de una vez.', 'Medicamentos']
  expect(await titles()).toEqual(['Receta Nueva', 'Paciente', 'Diagnóstico', ...none])
  await server.database.asDoctor(doctor.id, (sql) =>
    sql.query('insert into draft (doctor_id, id, body) values ($1, $2, $3)', [doctor.id, randomUUID(), '{}']),
  )
  expect(await titles()).toEqual(['Receta Nueva', 'Paciente', 'Diagnóstico', 'A la mano', ...none])
  await server.database.asDoctor(doctor.id, (sql) =>
    insertFavourite(sql, doctor.id, {
      prescription: 'borrador-1',
      name: 'Gripe',
      body: { rows: [], diagnosis: '', extras: '' } as never,
    }),
  )
  expect(await titles()).toEqual(['Receta Nueva', 'Paciente', 'Diagnóstico', 'A la mano'])
  const { headers } = await open(binding, '/prescriptions/new')
  expect(headers['cache-control']).toBe('no-store')
})

test('a composer that opens something is sent without a first frame', async () => {
  const binding = await browserOf(await doctorNamed('Ana Prueba Ficticia'))
  for (const query of ['repeat=x', 'draft=x', 'patient=x', 'embed=true'])
    expect((await open(binding, `/prescriptions/new?${query}`)).body).toContain(GENERIC)
})

test('a doctor whom the application leads elsewhere gets the page without a greeting', async () => {
  const unverified = await doctorNamed('Ana Prueba Ficticia', { specialty_verified: false })
  const incomplete = await doctorNamed('Ana Prueba Ficticia', { cedula: '' })
  for (const doctor of [unverified, incomplete])
    expect((await open(await browserOf(doctor))).body).toContain(GENERIC)
})

test('an assistant is redirected from the home page and the composer, and from no other page', async () => {
  const doctor = await doctorNamed('Ana Prueba Ficticia')
  const assistant = await createAssistant(server, doctor)
  const binding = await browserOf(assistant)
  const answerOf = async (url: string, who = binding) => {
    const { statusCode, headers, body } = await open(who, url)
    return [statusCode, headers['location'], headers['cache-control'], body.includes(GENERIC)]
  }
  for (const url of ['/', '/?brand=recetario', '/prescriptions/new'])
    expect([url, await answerOf(url)]).toEqual([url, [302, '/assistant', 'no-store', false]])
  for (const url of ['/assistant', '/assistant/security', '/login', '/?embed=true', '/prescriptions'])
    expect([url, await answerOf(url)]).toEqual([url, [200, undefined, 'no-cache', true]])
  expect((await answerOf('/', await browserOf(doctor))).slice(0, 2)).toEqual([200, undefined])
  await server.database.open.query('update session set revoked_at = now() where account_id = $1', [
    assistant.id,
  ])
  expect(await answerOf('/')).toEqual([200, undefined, 'no-cache', true])
})

test('the greeting ends with the session', async () => {
  const doctor = await doctorNamed('Ana Prueba Ficticia')
  const binding = await browserOf(doctor)
  expect((await open(binding)).body).toContain('Ana Prueba')
  await server.database.open.query('update session set revoked_at = now() where account_id = $1', [doctor.id])
  expect((await open(binding)).body).toContain(GENERIC)
})

test('a database that fails leaves the page without a greeting', async () => {
  const failing = Fastify()
  await failing.register(cookie)
  const baseUrl = () => 'https://recetas.example'
  const query = () => Promise.reject(new Error('no database'))
  const database = { ...server.database, open: { ...server.database.open, query } }
  const greet = greeter({ database, clock: () => server.clock.now, baseUrl })
  await installWebFiles(failing, folder, pageSender(brandChoice(brands, false), baseUrl, greet))
  const answer = await failing.inject({ url: '/', cookies: { '__Host-b': 'some' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(GENERIC)
  await failing.close()
})
