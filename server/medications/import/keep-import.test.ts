import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTED, type ImportedProduct } from '#knowledge/catalogue/imported.ts'
import { importedProduct } from '#knowledge/testing/imported-product.ts'
import { registerChange, keepRegister, undoRegister } from './keep-import.ts'

const product = (id: string): ImportedProduct => importedProduct(id, id.repeat(64).slice(0, 64))

test('an import says what it changes before it is kept, and can be undone once', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'import-'))
  const file = path.join(dir, IMPORTED)
  const [first, second] = [
    [product('a'), product('b')],
    [product('b'), product('c'), product('d')],
  ]
  expect(undoRegister(dir)).toBe(false)
  expect(registerChange(dir, first)).toEqual({ added: 2, removed: 0, kept: 0 })
  expect(existsSync(file)).toBe(false)

  keepRegister(dir, first)
  const before = readFileSync(file, 'utf8')
  expect(registerChange(dir, second)).toEqual({ added: 2, removed: 1, kept: 1 })
  keepRegister(dir, second)
  expect(readFileSync(file, 'utf8')).not.toBe(before)

  expect(undoRegister(dir)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(undoRegister(dir)).toBe(false)
})

test('the undo of the first import leaves no import', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'import-'))
  keepRegister(dir, [product('a')])
  expect(undoRegister(dir)).toBe(true)
  expect(existsSync(path.join(dir, IMPORTED))).toBe(false)
})
