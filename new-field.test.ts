import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * Follows the section "A new field of a prescription" of CONTRIBUTING on a copy of the project: a field is added to
 * `DocumentFields` and to the stored form of a draft. The compiler must then report every other file that the section names.
 */

const HERE = import.meta.dirname
const ROOTS = ['brands', 'contract', 'knowledge', 'locales', 'server', 'web']
const MODEL = 'contract/prescription/document-fields.ts'
const SCHEMAS = 'contract/document-fields.ts'

/**
 * Compiler settings that check all parts of the project as one program in one thread, which takes a third of the processor
 * time of a build of each part.
 */
const PROGRAM = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  },
  include: ROOTS,
  exclude: ['**/*.test.ts', '**/*.test.tsx', 'web/sw'],
}

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'new-field-'))
  for (const name of [...ROOTS, 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(HERE, name), path.join(copy, name), { recursive: true })
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(PROGRAM))
  symlinkSync(path.join(HERE, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function insert(file: string, before: string, line: string): void {
  const at = path.join(copy, file)
  const text = readFileSync(at, 'utf8')
  expect(text).toContain(before)
  writeFileSync(at, text.replace(before, `${before}\n${line}`))
}

/** Files in which the compiler reports errors, in all parts of the project. */
function faultyFiles(): Set<string> {
  const compiler = path.join(HERE, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(compiler, ['-p', '.', '--checkers', '1'], { cwd: copy, encoding: 'utf8' })
  return new Set([...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error TS/gm)].map(([, file = '']) => file))
}

/**
 * Files of the product that the section "A new field of a prescription" names. A list of files in brackets is
 * relative to the folder before it.
 */
function namedFiles(): string[] {
  const contributing = readFileSync(path.join(HERE, 'CONTRIBUTING.md'), 'utf8')
  const section = /## A new field of a prescription\n(.*?)\n## /s.exec(contributing)?.[1] ?? ''
  let folder = ''
  return [...section.matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) => {
    if (name.startsWith('web/') && !name.includes('.')) folder = `${name}/`
    if (!/\.tsx?$/.test(name) || name.includes('.test.')) return []
    return ROOTS.includes(name.split('/')[0] ?? '') ? [name] : [`${folder}${name}`]
  })
}

test('a new field of a prescription is a compile error at each stop that CONTRIBUTING names', () => {
  insert(MODEL, 'export interface DocumentFields {', '  new_field: string')
  insert(SCHEMAS, 'export const draftedFields = {', '  new_field: typedText(10),')
  const named = namedFiles()
  expect(named).toEqual(expect.arrayContaining([MODEL, SCHEMAS, 'contract/prescription/sheet/sheet.ts']))
  expect(named.length).toBeGreaterThan(7)
  const faulty = faultyFiles()
  expect(named.filter((file) => !faulty.has(file))).toEqual([])
}, 300_000)
