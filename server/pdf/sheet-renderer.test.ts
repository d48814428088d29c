import { Tinypool } from 'tinypool'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '../root.ts'
import { createSheetEngine } from './sheet-engine.ts'
import { createSheetRenderer } from './sheet-renderer.ts'
import { sampleSheet } from './testing/sample-sheet.ts'

test('workers that hold too much memory are replaced, and no waiting sheet is lost', async () => {
  const destroyed = vi.spyOn(Tinypool.prototype, 'destroy')
  const root = projectRoot()
  const renderer = createSheetRenderer({ root, heldAtMost: -1 })
  try {
    const sheets = Array.from({ length: 3 }, (_, i) => sampleSheet(i + 1))
    const rendered = await Promise.all(sheets.map((sheet) => renderer.render(sheet)))
    const engine = await createSheetEngine({ root })
    for (const [i, sheet] of sheets.entries()) expect(engine.render(sheet).equals(rendered[i]!)).toBe(true)
    expect(destroyed).toHaveBeenCalledTimes(1)
    expect((await renderer.draw(sheets[0]!)).pages).toBe(1)
    expect(destroyed).toHaveBeenCalledTimes(2)
  } finally {
    destroyed.mockRestore()
    await renderer.close()
  }
})
