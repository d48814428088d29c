import { judge } from '#knowledge/law/judge.ts'
import { judgedCatalogue } from '#server/medications/judged-catalogue.ts'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { randomOf } from '#server/demo/year/random.ts'
import type { Figure } from '../figure.ts'
import { round } from '../statistics.ts'

const LIMIT_MS = 250
const LETTERS = 10_000
const LETTERS_OF_WORDS = Array.from('abcdefghijklmnopqrstuvwxyz')
const ROUNDS = 7
const SEED = 20_261_126
/** Lengths of the invented words: as long as the names of drugs, because names are compared with words of a similar length. */
const WORD_LENGTHS = [6, 7, 8, 9]

/** Measures how long judging blocks the process for a draft whose texts are 10,000 letters of unknown words. */
export function benchUnknownWords(): Figure {
  const catalogue = judgedCatalogue(openCatalogue(projectRoot()))
  const random = randomOf(SEED)
  const word = () =>
    Array.from({ length: random.one(WORD_LENGTHS) }, () => random.one(LETTERS_OF_WORDS)).join('')
  const text = (letters: number): string => {
    let written = ''
    while (written.length < letters) written += `${word()} `
    return written.slice(0, letters)
  }
  const times = Array.from({ length: ROUNDS }, () => {
    const medications = Array.from({ length: 6 }, () => ({
      presentation: text(300),
      instructions: text(1000),
      via: 'oral',
      qty: 1,
    }))
    const draft = { medications, fields: { extras: text(2000), diagnosis: text(200) } }
    const begun = performance.now()
    judge(draft, catalogue, null, null, '2026-11-26')
    return performance.now() - begun
  })
  const slowest = Math.max(...times)
  return {
    figure: 'judging a draft of 10,000 letters of unknown words',
    value: round(slowest, 0),
    unit: 'ms',
    limit: `< ${LIMIT_MS}`,
    holds: slowest < LIMIT_MS,
    note: `slowest of ${ROUNDS}, the first one included; ${LETTERS} letters in six rows and two notes`,
  }
}
