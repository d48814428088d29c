import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'

const NOT_YET = 'not yet'
const HERE = import.meta.dirname

interface Line {
  section: string
  says: string
  doneIn: string
  provenBy: string
}

const lines = readMap(readFileSync(path.join(HERE, 'docs/specification-map.md'), 'utf8'))

test('the map covers every section of the specification from screens to constants', () => {
  const sections = [...new Set(lines.map(({ section }) => section.slice(0, 1)))]
  expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
})

test('no line is without an answer', () => {
  const open = lines.filter(({ says, doneIn, provenBy }) => !says || !isAnswer(doneIn) || !isAnswer(provenBy))
  expect(open).toEqual([])
})

test('no line stands twice', () => {
  const names = lines.map(({ section, says }) => `${section}: ${says}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every call of the contract has its line', () => {
  const told = lines.map(({ says }) => says)
  const calls = Object.values(allEndpoints).flatMap((domain) =>
    Object.values(domain).map(({ method, path: at }) => `${method} ${at.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  expect(calls.filter((call) => !told.some((says) => says === call || says.startsWith(call)))).toEqual([])
})

test('what is not there is not proven', () => {
  const wrong = lines.filter(({ doneIn, provenBy }) => doneIn === NOT_YET && provenBy !== NOT_YET)
  expect(wrong).toEqual([])
})

test('every file that is named exists, and what proves is a test', () => {
  const named = lines.flatMap(({ doneIn, provenBy }) => [fileOf(doneIn), fileOf(provenBy)])
  expect(named.filter((file) => file !== null && !existsSync(path.join(HERE, file)))).toEqual([])
  const proofs = lines.map(({ provenBy }) => fileOf(provenBy)).filter((file) => file !== null)
  expect(proofs.length).toBeGreaterThan(50)
  expect(proofs.filter((file) => !/\.(test|e2e)\.(ts|tsx|mjs)$/.test(file))).toEqual([])
})

const isAnswer = (cell: string): boolean => cell === NOT_YET || fileOf(cell) !== null

function readMap(text: string): Line[] {
  let section = ''
  const found: Line[] = []
  for (const line of text.split('\n')) {
    section = /^## (.+)/.exec(line)?.[1] ?? section
    if (!line.startsWith('|') || /^\| (?:The specification says|-)/.test(line)) continue
    const [, says = '', doneIn = '', provenBy = ''] = line.split('|').map((cell) => cell.trim())
    found.push({ section, says, doneIn, provenBy })
  }
  return found
}

const fileOf = (cell: string): string | null => /^`([^`]+)`$/.exec(cell)?.[1] ?? null
