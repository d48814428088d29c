import { expect, test } from 'vitest'
import { assertedText } from './asserted-text.ts'

const pieces = (text: string): string[] => assertedText('a.test.tsx', text).split('\n;\n')

test.each([
  ['the statement of an assertion', `expect(page).toBe('b'); prepare('a')`, [`expect(page).toBe('b')`]],
  ['a wait for an element', `await page.getByText('a').waitFor()`, [`await page.getByText('a').waitFor()`]],
  [
    'the body of a test that is one expression',
    `test('title', () => expect(1).toBe(2))`,
    ['expect(1).toBe(2)'],
  ],
  [
    'the value that is compared, and how it was made',
    `const path = '/x'; const answer = call(path); const other = call('/y'); expect(answer.status).toBe(200)`,
    ['expect(answer.status).toBe(200)', `answer = call(path)`, `path = '/x'`],
  ],
  [
    'a value that was set in another function',
    `let rx; beforeAll(() => { rx = issue('a') }); test('title', () => { expect(rx).toBe(1) })`,
    ['expect(rx).toBe(1)', `rx = issue('a')`],
  ],
  [
    'a helper that an assertion calls',
    `const read = () => { return get('/x') }; expect(read()).toBe(1)`,
    ['expect(read()).toBe(1)', `read = () => { return get('/x') }`],
  ],
  [
    'the act directly before an assertion, and no act before that one',
    `{ click('a'); click('b'); const all = rows(); expect(all).toBe(1) }`,
    ['expect(all).toBe(1)', `click('b')`, 'all = rows()'],
  ],
  [
    'a faked answer',
    `{ page.route('/x', fail); click('a'); click('b'); expect(1).toBe(1) }`,
    ['expect(1).toBe(1)', `page.route('/x', fail)`, `click('b')`],
  ],
  [
    'the table of a test and not its title',
    `test.each([['a', 1]])('title %s', (name, n) => { use(name); expect(n).toBe(1) })`,
    [`[['a', 1]]`, 'expect(n).toBe(1)', 'use(name)'],
  ],
  [
    'the list that a loop compares',
    `for (const path of ['/a', '/b']) expect(get(path)).toBe(200)`,
    [`expect(get(path)).toBe(200)`, `['/a', '/b']`],
  ],
])('%s is part of what a test asserts', (_what, text, wanted) => {
  expect(
    pieces(text)
      .map((piece) => piece.replace(/;$/, ''))
      .toSorted(),
  ).toEqual(wanted.toSorted())
})

test('what only prepares is no part, nor a value that no assertion compares', () => {
  expect(assertedText('a.test.ts', `const made = issue('a'); log(made); click('b')`)).toBe('')
})
