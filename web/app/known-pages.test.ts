import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { Brand } from '#brands/brand.ts'

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`brands/${entry.name}`).includes('brand.json'))
  .map(({ name }) => Brand.parse(JSON.parse(readFileSync(`brands/${name}/brand.json`, 'utf8'))))

beforeEach(() => {
  vi.resetModules()
  const meta = { style: { setProperty: () => undefined }, dataset: {} }
  vi.stubGlobal('document', {
    documentElement: meta,
    querySelector: () => null,
    fonts: { add: () => undefined },
  })
  vi.stubGlobal('FontFace', vi.fn())
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }), location: { search: '' } })
})

test.each(brands)(
  'a page that belongs to a widget exists only if the brand $id has the widget on',
  async (brand) => {
    vi.stubGlobal('fetch', async () => Response.json(brand))
    const { loadBrand } = await import('../lib/brand/brand.ts')
    const { isOff, pageExists, routeAt, setKnownPages } = await import('./known-pages.ts')
    const { lazyPage: page } = await import('./page.ts')
    const line = {
      layout: 'default',
      guard: 'ready',
      page: page(async () => ({ Page: () => null })),
    } as const
    setKnownPages([
      { ...line, path: '/paid', widget: 'payment' },
      { ...line, path: '/free' },
    ])
    const isSwitchedOff = (path: string) => {
      const { route } = routeAt(path) ?? {}
      return route && isOff(route)
    }
    expect(pageExists('/paid')).toBe(false)
    expect(isSwitchedOff('/paid')).toBe(false)
    await loadBrand()
    expect(pageExists('/paid')).toBe(brand.widgets.payment)
    expect(isSwitchedOff('/paid')).toBe(!brand.widgets.payment)
    expect(pageExists('/free')).toBe(true)
    expect(isSwitchedOff('/free')).toBeUndefined()
    expect(pageExists('/none')).toBe(false)
  },
)

test('an address opens the most literal route that matches it, with the parameters of the path', async () => {
  const { routeAt, setKnownPages } = await import('./known-pages.ts')
  const { lazyPage: page } = await import('./page.ts')
  const line = { layout: 'default', guard: 'ready', page: page(async () => ({ Page: () => null })) } as const
  setKnownPages(
    ['/prescriptions/:signature', '/prescriptions/new', '/:any/new'].map((path) => ({ ...line, path })),
  )
  const found = (path: string) => {
    const { route, params } = routeAt(path) ?? {}
    return [route?.path, params]
  }
  expect(found('/prescriptions/new')).toEqual(['/prescriptions/new', {}])
  expect(found('/prescriptions/new/')).toEqual(['/prescriptions/new', {}])
  expect(found('/prescriptions/ab12')).toEqual(['/prescriptions/:signature', { signature: 'ab12' }])
  expect(found('/patients/new')).toEqual(['/:any/new', { any: 'patients' }])
  expect(found('/prescriptions')).toEqual([undefined, undefined])
})
