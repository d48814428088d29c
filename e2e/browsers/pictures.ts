import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Driver } from './driver.ts'

const WIDTHS = [375, 1366]
const HEIGHT = 800

/** Sets the colour mode as the settings page of another tab would: in localStorage, with a storage event. */
const fixMode = (darkMode: boolean): void => {
  const stored = JSON.parse(localStorage.getItem('persist') ?? '{}') as { local?: object }
  const newValue = JSON.stringify({ ...stored, local: { ...stored.local, darkMode } })
  localStorage.setItem('persist', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'persist', newValue }))
}

/** Waits until the page is drawn at its new size, with its typefaces and without a running transition. */
const settle = async (): Promise<void> => {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  scrollTo(0, 0)
  for (let frames = 0; frames < 30; frames += 1) await frame()
  await document.fonts.ready
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

/** Takes pictures of a page at the width of a phone and of a laptop, in light and dark mode, and stores them in `folder`. */
export async function keepPictures(driver: Driver, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const isDark of [false, true]) {
    await driver.run(fixMode, isDark)
    for (const width of WIDTHS) {
      await driver.resize(width, HEIGHT)
      await driver.run(settle)
      const file = `${name}-${width}-${isDark ? 'dark' : 'light'}.png`
      writeFileSync(path.join(folder, file), await driver.screenshot())
    }
  }
  await driver.run(fixMode, false)
}
