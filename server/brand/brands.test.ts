import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Brand } from '#brands/brand.ts'
import { projectRoot } from '../root.ts'
import { loadBrands } from './brands.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brands-'))
  cpSync(path.join(projectRoot(), 'brands'), path.join(root, 'brands'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const fallback = () => loadBrands(root).ofHost('nobody.example')
const folderOf = (id: string): string => path.join(root, 'brands', id)

/** Copies the folder of the fallback brand under another id, and changes some members of its JSON. */
function addBrand(id: string, changes: Partial<Brand>): void {
  const { id: copied } = fallback()
  cpSync(folderOf(copied), folderOf(id), { recursive: true })
  const file = path.join(folderOf(id), 'brand.json')
  const brand = Brand.parse(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, JSON.stringify({ ...brand, id, hosts: [`${id}.example`], ...changes }))
}

test('another brand is added as another folder', () => {
  addBrand('sexta', { name: 'Sexta', hosts: ['sexta.example', 'www.sexta.example'] })
  const brands = loadBrands(root)
  expect(brands.ofHost('sexta.example').name).toBe('Sexta')
  expect(brands.ofHost('WWW.sexta.example:8080').id).toBe('sexta')
  expect(brands.ofHost('other.sexta.example').id).toBe(fallback().id)
  expect(brands.byId('sexta').name).toBe('Sexta')
  expect(brands.file('sexta', 'mark.svg')).toEqual(readFileSync(path.join(folderOf('sexta'), 'mark.svg')))
})

test('only the files that a brand names are served', () => {
  const { id } = fallback()
  writeFileSync(path.join(folderOf(id), 'secret.svg'), '<svg/>')
  const brands = loadBrands(root)
  for (const name of ['secret.svg', 'brand.json', '../brand.ts'])
    expect(brands.file(id, name)).toBeUndefined()
})

test('a file is read again after an hour', () => {
  let now = 0
  const brands = loadBrands(root, () => now)
  const { id, logos } = brands.ofHost('nobody.example')
  const mark = () => brands.file(id, logos.mark.light)?.toString()
  const before = mark()
  writeFileSync(path.join(folderOf(id), logos.mark.light), '<svg/>')
  expect(mark()).toBe(before)
  now = 60 * 60 * 1000
  expect(mark()).toBe('<svg/>')
})

test.each([
  ['a host of another brand', { hosts: ['*'] }, /claims \*/],
  ['the name of another folder', { id: 'other' }, /calls itself other/],
  ['a file that is not there', { logos: { ...fallbackLogos(), icon: 'none.svg' } }, /lacks none\.svg/],
])('the product does not start with a brand that %s', (_what, changes, reason) => {
  addBrand('sexta', changes)
  expect(() => loadBrands(root)).toThrow(reason)
})

test('the product does not start without a brand for all hosts', () => {
  rmSync(folderOf(fallback().id), { recursive: true })
  expect(() => loadBrands(root)).toThrow('no brand answers for all hosts')
})

function fallbackLogos(): Brand['logos'] {
  return loadBrands(projectRoot()).ofHost('nobody.example').logos
}
