import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/project.mjs'
import { bareIcon } from './own-helpers.mjs'

const icons = path.join(root, 'node_modules/lucide-react/dist/esm/icons')
const sourceOf = (/** @type {string} */ name) => readFileSync(path.join(icons, name), 'utf8')

test('the module of an icon keeps its elements alone', () => {
  expect(bareIcon(sourceOf('file-pen.mjs')).replaceAll(/\s+/g, ' ')).toMatch(
    /^import createLucideIcon from '[^']+'; export default createLucideIcon\(\[ \[ "path", \{ d: "[^"]+" \} \], \["path", \{ d: "[^"]+" \}\], \[ "path", \{ d: "[^"]+" \} \] \]\) $/,
  )
})

test('every icon of the library can be taken', () => {
  const names = readdirSync(icons).filter((name) => /^[\w-]+\.mjs$/.test(name))
  expect(names.length).toBeGreaterThan(1000)
  const whole = names.filter((name) => sourceOf(name).includes('createLucideIcon('))
  for (const name of whole) expect(bareIcon(sourceOf(name)), name).not.toMatch(/aliases|key:|size:/)
})

test('an icon of another form stops the build', () => {
  expect(() => bareIcon('export default createLucideIcon("plus", [])')).toThrow('no longer as it was')
})
