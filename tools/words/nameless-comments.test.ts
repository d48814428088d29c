import { expect, test } from 'vitest'
import { namelessComments } from './nameless-comments.ts'

/** A slash by its code point, so that the comments which the tests make are no comments of this file. */
const SLASH = String.fromCodePoint(0x2f)
const lineOf = (words: string): string => `${SLASH}${SLASH} ${words}`
const blockOf = (words: string): string => `${SLASH}** ${words} *${SLASH}`

test.each([
  ['a docstring', `${blockOf('It waits for the server.')}\nconst a = 1`],
  ['a docstring of several lines', blockOf('\n * Those that the payload names,\n * by id.\n')],
  ['a line', `  ${lineOf('Of two concurrent calls one gets it.')}`],
  ['a line behind code', `const a = 1 ${lineOf('Nor is a brand lit.')}`],
  ['a member of JSX', `{${blockOf('But only where there is room.')}}`],
  ['a fragment', blockOf('So that nobody waits.')],
  ['a comment after another one', `${lineOf('Time.')}\nconst a = 1\n${lineOf('Whose link it is.')}`],
])('%s that begins without a noun is found', (_kind, text) => {
  expect(namelessComments('a.ts', text)).toHaveLength(1)
})

test.each([
  ['names its subject', blockOf('The page that it opens.')],
  [
    'has a pronoun in its second line',
    `${lineOf('The server answers.')}\n${lineOf('It waits for nothing.')}`,
  ],
  ['begins with a longer word', `${lineOf('Italics are not printed.')}\nconst a = 1 ${lineOf('Officials.')}`],
  ['is an address', "const url = 'https://example.test/It'"],
  ['is a type', blockOf('@type {string}')],
])('a comment that %s is not found', (_kind, text) => {
  expect(namelessComments('a.ts', text)).toEqual([])
})

test('comments of SQL begin with two hyphens', () => {
  const text = '-- They are kept.\n-- It is kept.\nselect 1; -- Said before.'
  expect(namelessComments('a.sql', text)).toEqual(['They are kept.', 'Said before.'])
})
