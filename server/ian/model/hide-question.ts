import type { Records } from '../records.ts'
import { nameRuns } from '../understanding/people.ts'
import type { ReadQuestion, ReadWord } from '../understanding/words-of-question.ts'
import type { Hiding } from './hide-people.ts'

/** Words after which somebody is named. */
const BEFORE_PERSON = /^(?:a|al|de|del|para|con|of|for|to|with|paciente|patient)$/

/**
 * The question without identities: names of the doctor's patients, words that stand where a name does, addresses,
 * numbers and dates. The patients that the words may mean get placeholders of their own.
 */
export async function hideQuestion(
  question: ReadQuestion,
  { records, hiding }: { records: Pick<Records, 'findPatients' | 'similarPatients'>; hiding: Hiding },
): Promise<string> {
  for (const run of nameRuns(question)) {
    const words = run.map(({ text }) => text)
    const exact = await records.findPatients(words.join(' '))
    const isPatient = exact.length > 0 || (await records.similarPatients(words)).length > 0
    if (isPatient || run.some(({ kind }) => kind === 'name')) {
      hiding.ofWords(writtenOf(question, run))
      for (const { written } of run) hiding.ofWords(written)
    } else for (const word of run) if (mayName(question, word)) hiding.ofWords(word.written)
  }
  return hiding.hide(question.written)
}

const writtenOf = ({ written }: ReadQuestion, run: readonly ReadWord[]): string =>
  written.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0)

/** Whether an unknown word may be a name: it has a capital inside the sentence, or stands where a person is named. */
function mayName({ words }: ReadQuestion, word: ReadWord): boolean {
  const at = words.indexOf(word)
  const before = words[at - 1]
  if (before === undefined) return false
  return /^\p{Lu}/u.test(word.written) || BEFORE_PERSON.test(before.text) || before.cues.includes('person')
}
