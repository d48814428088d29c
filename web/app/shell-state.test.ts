import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shellAt } from './shell-modes.ts'
import type * as State from './shell-state.ts'

/** Fake window with the parts that shell-state.ts uses. */
class FakeWindow extends EventTarget {
  width = 1440
  reads = 0
  get innerWidth() {
    this.reads += 1
    return this.width
  }
}

let fake: FakeWindow
let state: typeof State

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  fake = new FakeWindow()
  vi.stubGlobal('window', fake)
  state = await import('./shell-state.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const resizeTo = (width: number) => {
  fake.width = width
  fake.dispatchEvent(new Event('resize'))
}

test('a resize changes the layout 100 ms after it began, by the last width', () => {
  const stop = state.followWidth()
  const seen: number[] = []
  state.shell.subscribe(() => seen.push(Date.now()))
  const began = Date.now()
  for (const width of [900, 700, 500, 375]) resizeTo(width)
  expect(state.shell.get()).toEqual(shellAt(1440))
  vi.advanceTimersByTime(99)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([began + 100])
  expect(state.shell.get()).toEqual(shellAt(375))
  stop()
  resizeTo(1440)
  vi.advanceTimersByTime(1000)
  expect(state.shell.get()).toEqual(shellAt(375))
})

test('a page that is being drawn does not ask for the width, which would lay it out', () => {
  const { reads } = fake
  const stop = state.followWidth()
  state.preferMini(true)
  expect(fake.reads).toBe(reads)
  stop()
})

test('a resize while nobody follows the width counts from the next page on', () => {
  resizeTo(375)
  const stop = state.followWidth()
  vi.advanceTimersByTime(100)
  expect(state.shell.get()).toEqual(shellAt(375))
  stop()
})

test('a menu that was opened on a phone stays while the width changes within the same layout', () => {
  const stop = state.followWidth()
  resizeTo(375)
  vi.advanceTimersByTime(100)
  state.shell.set({ ...shellAt(375), drawer: true })
  resizeTo(420)
  vi.advanceTimersByTime(100)
  expect(state.shell.get().drawer).toBe(true)
  state.closeMobileMenu()
  expect(state.shell.get().drawer).toBe(false)
  stop()
})

test('a menu that the doctor narrowed is narrow again after the window was small', () => {
  const stop = state.followWidth()
  state.preferMini(true)
  expect(state.shell.get()).toEqual({ ...shellAt(1440), mini: true })
  resizeTo(375)
  vi.advanceTimersByTime(100)
  expect(state.shell.get()).toEqual(shellAt(375))
  resizeTo(1440)
  vi.advanceTimersByTime(100)
  expect(state.shell.get().mini).toBe(true)
  stop()
})

test('the menu button narrows the menu', () => {
  state.toggleMenu()
  expect(state.shell.get()).toEqual({ ...shellAt(1440), mini: true })
})
