import type { Records } from '../records.ts'
import { nameRuns } from '../understanding/people.ts'
import type { ReadQuestion, ReadWord } from '../understanding/words-of-question.ts'
import type { Hiding } from './hide-people.ts'

/** Pattern of words after which a person is named. */
const BEFORE_PERSON = /^(?:a|al|de|del|para|con|of|for|to|with|paciente|patient)$/

/**
 * Removes identities from a question: names of the doctor's patients, words in the place of a name, addresses, numbers and
 * dates. Each patient whom the words may mean gets a placeholder of their own.
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

/**
 * Whether an unknown word may be a name, because it has a capital inside the sentence, or follows a word after which a person
 * is named.
 */
function mayName({ words }: ReadQuestion, word: ReadWord): boolean {
  const at = words.indexOf(word)
  const before = words[at - 1]
  if (before === undefined) return false
  return /^\p{Lu}/u.test(word.written) || BEFORE_PERSON.test(before.text) || before.cues.includes('person')
}
