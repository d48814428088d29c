import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const documents = ['README.md', 'CONTRIBUTING.md', ...below('docs'), ...below('docs/decisions')]

test('every link and picture of a document leads to a file', () => {
  const broken = documents.flatMap((file) => {
    const links = read(file).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)
    const targets = [...links].map(([, to = '']) => path.join(path.dirname(file), to))
    return targets.filter((to) => !existsSync(path.join(HERE, to))).map((to) => `${file} → ${to}`)
  })
  expect(broken).toEqual([])
})

test('every file that a document names exists', () => {
  const roots = 'contract|server|web|knowledge|brands|locales|e2e|bench|tools|docs'
  const named = new RegExp(`\`((?:${roots})/[\\w./-]+\\.(?:ts|tsx|mjs|cjs|json|sql|typ|txt|md|csv))\``, 'g')
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(named)]
      .map(([, to = '']) => to)
      .filter((to) => !existsSync(path.join(HERE, to)))
      .map((to) => `${file} → ${to}`),
  )
  expect(missing).toEqual([])
})

test('decisions have numbers of their own and say context, decision and consequences', () => {
  const decisions = below('docs/decisions')
  const numbers = decisions.map((file) => Number(path.basename(file).slice(0, 3)))
  // Changes that are made at the same time take numbers from different ranges, so that a number may be missing.
  expect(numbers).toEqual([...new Set(numbers)])
  for (const file of decisions)
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**'])
      expect(read(file), file).toContain(part)
})

test('every command that a document names is a script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const builtIn = ['start', 'test', 'ci', 'install']
  const called = documents.flatMap((file) => [...read(file).matchAll(/npm run (?:-s )?([\w:]+)/g)])
  expect(called.length).toBeGreaterThan(3)
  expect(
    called.map(([, name = '']) => name).filter((name) => !builtIn.includes(name) && !scripts[name]),
  ).toEqual([])
})

function below(folder: string): string[] {
  return readdirSync(path.join(HERE, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

function read(file: string): string {
  return readFileSync(path.join(HERE, file), 'utf8')
}
