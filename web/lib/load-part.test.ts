import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

interface Link {
  href: string
  rel: string
  on: Record<string, () => void>
  remove: () => void
}

let links: Link[]
let looked: string[]

beforeEach(() => {
  links = []
  looked = []
  vi.stubGlobal('document', {
    createElement: () => {
      const on: Link['on'] = {}
      return { on, remove: vi.fn(), addEventListener: (name: string, run: () => void) => (on[name] = run) }
    },
    head: { append: (link: Link) => links.push(link) },
  })
  // The fake server never answers, so that the page is not reloaded.
  vi.stubGlobal('fetch', async (address: string) => {
    looked.push(address)
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a part waits for its styles, and a style is fetched once', async () => {
  const first = loadPart(async () => 'first', ['assets/a.css'])
  const second = loadPart(async () => 'second', ['assets/a.css'])
  let isThere = false
  void first.then(() => (isThere = true))
  await Promise.resolve()
  expect([isThere, ...links.map(({ rel, href }) => `${rel} ${href}`)]).toEqual([
    false,
    'stylesheet /assets/a.css',
  ])
  links[0]?.on['load']?.()
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('a style that failed takes its part with it, and is fetched again for the next try', async () => {
  const failing = loadPart(async () => 'part', ['assets/b.css'])
  links[0]?.on['error']?.()
  await expect(failing).rejects.toThrow('unable to preload /assets/b.css')
  expect(links[0]?.remove).toHaveBeenCalledOnce()
  const again = loadPart(async () => 'part', ['assets/b.css'])
  links[1]?.on['load']?.()
  expect(await again).toBe('part')
})

test('for code that failed to load it is found out whether the server is there', async () => {
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  await expect.poll(() => looked).toEqual(['/healthz'])
})
