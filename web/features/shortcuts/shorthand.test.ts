import { expect, test } from 'vitest'
import { texts as english } from '#locales/en/shortcuts.ts'
import { texts as spanish } from '#locales/es/shortcuts.ts'
import { texts as englishCommand } from '#locales/en/command.ts'
import { texts as spanishCommand } from '#locales/es/command.ts'
import { readVerb } from '../../app/command/read-verb.ts'
import { shortcutKeys } from './keys.ts'
import { sentenceFor, shorthandExamples } from './shorthand.ts'

test('every example of shorthand is understood without a doubt', () => {
  const sentences = Object.values(shorthandExamples)
    .flat()
    .map((written) => [written, sentenceFor(written)])
  expect(sentences.filter(([, sentence]) => sentence === null)).toEqual([])
  expect(sentences).toMatchSnapshot()
})

test('every verb of the command palette that the page names is read, in both languages', () => {
  for (const [{ verbs }, words] of [
    [spanish, spanishCommand.verbs],
    [english, englishCommand.verbs],
  ] as const)
    expect(verbs.lines.filter(({ line }) => !readVerb(line, words))).toEqual([])
})

test('every shortcut has its words, and no words are left over', () => {
  for (const [group, keys] of Object.entries(shortcutKeys))
    expect(Object.keys(spanish.groups[group as keyof typeof shortcutKeys].keys)).toEqual(Object.keys(keys))
})
