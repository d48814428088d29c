import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { call } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

interface Manifest {
  name: string
  start_url: string
  theme_color: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

const brands = loadBrands(projectRoot())
/** Host names of all brands, without the `*` of the brand for all hosts, and a host that no brand names. */
const hosts = [
  ...brands.ids.flatMap((id) => brands.byId(id).hosts.filter((host) => host !== '*')),
  'nadie.example',
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (url: string, host = 'nadie.example') => call(server, `GET ${url}`, { headers: { host } })

test.each(hosts)('at %s the manifest names the brand, and icons that are there', async (host) => {
  const answer = await get('/manifest.webmanifest', host)
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = answer.json<Manifest>()
  expect(manifest).toMatchObject({ name: brands.ofHost(host).name, start_url: '/', display: 'standalone' })
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src, host)
    expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, 'image/png'])
    const { width, height } = await sharp(icon.rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('the icon of the installed application opens a new prescription', async () => {
  const { shortcuts } = (await get('/manifest.webmanifest')).json<Manifest>()
  expect(shortcuts[0]).toMatchObject({ name: 'Receta Nueva', url: pageAddresses.newPrescription })
})

test('pictures of a brand are not served on the host of another', async () => {
  const { id } = brands.ofHost('nadie.example')
  expect((await get(`/brand/${id}/social.png`)).statusCode).toBe(200)
  expect((await get(`/brand/${id}/social.png`, hosts[0])).statusCode).toBe(404)
})

test('robots.txt leaves pages to the header of each, and names the map of public pages', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain('Disallow: /api/')
  expect(body).not.toContain('Disallow: /\n')
  expect(body).toContain('Sitemap: https://recetas.example/sitemap.xml')
})

test('the map has public pages only, at the address of the brand', async () => {
  const addresses = async (host?: string) =>
    [...(await get('/sitemap.xml', host)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at)
  const pages = ['/', '/login', '/register', '/reset-password', '/resend-confirmation', '/v', '/pharmacy']
  expect(await addresses()).toEqual(pages.map((page) => `https://recetas.example${page}`))
  expect(await addresses(hosts[0])).toEqual(pages.map((page) => `https://${hosts[0]}${page}`))
})

test('an answer with data may not be listed by search engines', async () => {
  for (const url of ['/api/v2/brand/', '/api/v2/profile/', '/healthz', '/api/v2/verify/ab/'])
    expect([url, (await get(url)).headers['x-robots-tag']]).toEqual([url, 'noindex'])
})
