import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let frames: (() => void)[]
let registered: string[]
let heading: object | null
let controller: object | null

/** Runs the callbacks of one frame, and what they put off. */
async function nextFrame(): Promise<void> {
  for (const run of frames.splice(0)) run()
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  frames = []
  registered = []
  heading = null
  controller = null
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal(
    'FontFace',
    class {
      family: string
      constructor(family: string) {
        this.family = family
      }
    },
  )
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return controller
      },
    },
  })
  vi.stubGlobal('document', {
    querySelector: () => heading,
    fonts: { add: ({ family }: { family: string }) => registered.push(family) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a typeface is registered in the frame after the one that painted the first heading, and later ones at once', async () => {
  const { addTypeface } = await import('./typefaces.ts')
  void addTypeface('First', '/first.woff2', {})
  await nextFrame()
  await nextFrame()
  expect(registered).toEqual([])
  heading = {}
  await nextFrame()
  expect(registered).toEqual([])
  await nextFrame()
  expect(registered).toEqual(['First'])
  await addTypeface('Second', '/second.woff2', {})
  expect(registered).toEqual(['First', 'Second'])
})

test('a page without a heading gets its typeface after three seconds', async () => {
  const { addTypeface } = await import('./typefaces.ts')
  void addTypeface('First', '/first.woff2', {})
  await vi.advanceTimersByTimeAsync(2900)
  await nextFrame()
  await nextFrame()
  expect(registered).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await nextFrame()
  await nextFrame()
  expect(registered).toEqual(['First'])
})

test('a typeface is registered before the first heading where the service worker has the files of an earlier visit', async () => {
  controller = {}
  const { addTypeface } = await import('./typefaces.ts')
  await addTypeface('First', '/first.woff2', {})
  expect(registered).toEqual(['First'])
})
