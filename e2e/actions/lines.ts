import type { Locator } from 'playwright-core'

/** Lines into which the page breaks the texts of medicines on a sheet, and the edges of their column, in millimetres. */
export const medicineLines = (shown: Locator, width: number) =>
  shown.evaluate((sheet, wide) => {
    const { left, width: shown } = sheet.getBoundingClientRect()
    const column = sheet.querySelector('.sheet-rows li > div')!.getBoundingClientRect()
    const lines: string[] = []
    for (const text of sheet.querySelectorAll('.sheet-rows li > div > :is(h3, p)')) {
      const found = new Map<number, string>()
      const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { bottom } = range.getBoundingClientRect()
          const line = [...found.keys()].find((one) => Math.abs(one - bottom) < 3) ?? bottom
          found.set(line, (found.get(line) ?? '') + word)
        }
      }
      lines.push(...found.values())
    }
    const millimetres = (x: number): number => ((x - left) * wide) / shown
    return { lines, left: millimetres(column.left), right: millimetres(column.right) }
  }, width)

/** Instructions that are longer than one printed line. */
export const LONG_INSTRUCTIONS =
  'Tomar 1 tableta por vía oral cada 8 horas durante 10 días, con alimentos y un vaso grande de agua; suspender si hay ronchas o dificultad para respirar, y llamar'

/** Instructions for a tapering dose in five steps, in the doctor's shorthand. */
export const TAPER =
  '60 mg c/24h x 5d VO, luego 50 mg c/24h x 5d, luego 40 mg c/24h x 5d, luego 30 mg c/24h x 5d, luego 20 mg c/24h x 5d'
