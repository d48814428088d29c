import { expect, test } from 'vitest'
import { nameRuns } from './people.ts'
import { readQuestion } from './words-of-question.ts'

const OF_PATIENTS = new Set(['ramon', 'nanez', 'ficticio', 'luz', 'maria'])
const records = {
  nameWords: (words: readonly string[]) =>
    Promise.resolve(new Set(words.filter((word) => OF_PATIENTS.has(word)))),
}

async function runsIn(question: string): Promise<string[]> {
  const read = await readQuestion(question, {
    records,
    names: { names: new Map(), printed: new Map() },
    today: '2026-11-26',
  })
  return nameRuns(read).map((run) => run.map(({ written }) => written).join(' '))
}

test.each([
  ['recetas de Ramón Ñáñez Ficticio', ['Ramón Ñáñez Ficticio']],
  ['recetas de Ñáñez Ficticio, Ramón', ['Ñáñez Ficticio Ramón']],
  ['recetas de María de Luz', ['María Luz']],
])('the name of a patient is one run of words: %s', async (question, runs) => {
  expect(await runsIn(question)).toEqual(runs)
})

test.each([
  ['busca a Ramón Ñáñez, tel. 55 0000 0000', ['Ramón Ñáñez', 'tel']],
  ['busca a Ramón Ñáñez (folio 12)', ['Ramón Ñáñez', 'folio']],
  ['busca el folio: Ramón Ñáñez', ['folio', 'Ramón Ñáñez']],
])('a word after a punctuation mark is no part of the name: %s', async (question, runs) => {
  expect(await runsIn(question)).toEqual(runs)
})
