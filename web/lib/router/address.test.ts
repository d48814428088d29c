import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressNow, followAddress, hrefTo, navigate } from './address.ts'

test.each([
  ['/prescriptions', '?embed=true', '/prescriptions?embed=true'],
  ['/prescriptions?search=ana#row', '?embed=true&search=x', '/prescriptions?search=ana&embed=true#row'],
  ['?offset=20', '?embed=true', '/patients?offset=20&embed=true'],
  ['?', '?offset=20', '/patients'],
  ['/prescriptions?embed=false', '?embed=true', '/prescriptions?embed=false'],
  ['/prescriptions', '?embed=false', '/prescriptions'],
  ['/prescriptions', '?embed=1', '/prescriptions'],
  ['/prescriptions?search=a%20b', '', '/prescriptions?search=a%20b'],
  ['//elsewhere.example/prescriptions', '', '/prescriptions'],
])('a link to %s on a page with %s leads to %s', (to, search, expected) => {
  expect(hrefTo(to, `https://recetario.example/patients${search}`)).toBe(expected)
})

/** Fake window whose history always shows its last entry. */
function fakeWindow() {
  const entries: { href: string; state: unknown }[] = [{ href: 'https://recetario.example/', state: null }]
  const events = new EventTarget()
  const shown = () => entries.at(-1)!
  const put = (drop: number) => (state: unknown, _title: string, to: string) =>
    void entries.splice(entries.length - drop, drop, { href: new URL(to, shown().href).href, state })
  return {
    entries,
    history: {
      get state() {
        return shown().state
      },
      pushState: put(0),
      replaceState: put(1),
    },
    get location() {
      return new URL(shown().href)
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    goBack() {
      entries.pop()
      events.dispatchEvent(new Event('popstate'))
    },
  }
}

let fake: ReturnType<typeof fakeWindow>
beforeEach(() => {
  fake = fakeWindow()
  vi.stubGlobal('window', fake)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a navigation adds an entry with its state, and Back restores the earlier one', () => {
  const seen: string[] = []
  const stop = followAddress(() => seen.push(addressNow().pathname))
  navigate('/drafts', { state: { from: '?search=ana' } })
  const first = addressNow()
  expect(first).toMatchObject({ pathname: '/drafts', search: '', state: { from: '?search=ana' } })
  navigate('?offset=20')
  expect(addressNow()).toMatchObject({ pathname: '/drafts', search: '?offset=20', state: undefined })
  fake.goBack()
  expect(addressNow()).toEqual(first)
  expect(seen).toEqual(['/drafts', '/drafts', '/drafts'])
  stop()
  navigate('/patients')
  fake.goBack()
  expect(seen).toHaveLength(3)
})

test('a replacement removes the earlier entry, and has a key of its own', () => {
  navigate('/drafts')
  const { key } = addressNow()
  navigate('/drafts', { replace: true })
  expect(fake.entries.map(({ href }) => href)).toEqual([
    'https://recetario.example/',
    'https://recetario.example/drafts',
  ])
  expect(addressNow().key).not.toBe(key)
})

test('an entry written by other code has no state', () => {
  for (const state of [null, { open: 'dialog' }, 'text']) {
    fake.history.pushState(state, '', '/prescriptions#content')
    expect(addressNow()).toEqual({ pathname: '/prescriptions', search: '', key: 'first', state: undefined })
  }
})
