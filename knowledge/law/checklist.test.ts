import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { paperAtSale } from '#contract/prescription/paper-at-sale.ts'
import { law } from './law.ts'

const project = path.join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(project, file), 'utf8')

const HOW_MANY = { A: 10, B: 14, C: 5, D: 8, E: 5, F: 7, G: 6, H: 11, I: 10, J: 3 }
const all = Object.entries(HOW_MANY).flatMap(([letter, most]) =>
  Array.from({ length: most }, (_, n) => `${letter}${n + 1}`),
)
const lines = read('docs/mexico.md')
  .split('## 9 Checklist')[1]
  ?.split('\n')
  .filter((line) => /^\| [A-J]\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Pattern of a call to the server in the text of a test: its method and path, or a function that sends it. */
const CALL = /['"`](?:GET|POST|PUT|PATCH|DELETE) \/|\.inject\(|counterCalls\(/

/** The lines of a test file that name a test, a group of tests, or a case of a table of tests. */
const namesOfTests = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /\b(?:test|describe)\b.*\(|\]\)\(|^\s*\[?['"`]/.test(line))
    .join('\n')

describe('the checklist of docs/mexico.md', () => {
  test('names every rule once, in order', () => {
    expect(lines?.map(([, rule]) => rule)).toEqual(all)
    expect(all).toHaveLength(79)
  })

  test.each(lines ?? [])(
    '%s%s is in the name of a test of the file that the line names',
    (_blank, rule, where = '') => {
      expect(namesOfTests(read(where.replaceAll('`', '')))).toMatch(new RegExp(`\\b${rule}\\b`))
    },
  )

  test.each(lines ?? [])('%s%s is tested by a call, or the remark says why there is none', (...cells) => {
    const [, , where = '', remark = ''] = cells
    const sendsCalls = CALL.test(read(where.replaceAll('`', '')))
    expect(sendsCalls || /(?:^|\. )A function: \S/.test(remark)).toBe(true)
    expect(sendsCalls && remark.includes('A function:')).toBe(false)
  })
})

describe('the tables of Mexican law', () => {
  const classes = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
  test('say which classes each profession may prescribe', () => {
    const table = Object.fromEntries(law.professions.map((p) => [p, law.classesOfProfession(p).join(' ')]))
    expect(table).toEqual({
      physician: 'I II III IV V VI',
      homeopath: 'II III IV V VI',
      dentist: 'I II III IV V VI',
      veterinarian: 'I II III IV V VI',
      nurse: 'III IV V VI',
      intern: 'III IV V VI',
      'nursing-intern': 'III IV V VI',
    })
  })

  test('say what each class requires', () => {
    const row = (f: (typeof classes)[number]) => {
      const { issuable, document, alone, maxQuantity, fills, maxRefills, series, contentNeeded } =
        law.classRule(f)
      return [issuable, document, alone, maxQuantity, fills, maxRefills, series, contentNeeded]
    }
    const free = [true, 'electronic', false, null, null, 11, true, false]
    expect(classes.map(row)).toEqual([
      [false, null, true, null, 1, 0, false, true],
      [true, 'handwritten', true, 2, 1, 0, false, true],
      [true, 'handwritten', true, null, 3, 2, false, false],
      free,
      free,
      free,
    ])
  })

  test('apply the regime of antibiotics over that of the class', () => {
    expect(law.rowRule({ fraction: 'IV', antibiotic: true })).toMatchObject({
      needs: ['dose', 'frequency', 'route', 'duration', 'days'],
      validity: 'treatment',
      maxRefills: 0,
      series: false,
      watched: true,
      document: 'electronic',
    })
  })

  test('treat a text of unknown class as class IV', () => {
    expect(law.rowRule({ fraction: null, antibiotic: false })).toMatchObject({
      fills: null,
      document: 'electronic',
    })
  })

  test('keep no sheet of a class that does not require it', () => {
    expect(
      paperAtSale([law.rowRule({ fraction: 'VI', antibiotic: false })], { number: 1, isUsedUp: true }),
    ).toBe('none')
  })
})
