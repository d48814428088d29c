import { codeOf } from '../corpus/read-corpus.ts'
import { parsePosology } from '../parse.ts'

/** How instructions are parsed: the code of their steps, and after "!" the problems except a missing duration. */
export function toldReading(text: string): string {
  const { steps, problems } = parsePosology(text)
  const told = problems
    .filter(({ code }) => code !== 'duration-missing')
    .map(({ code, words }) => (words === '' ? code : `${code}: ${words}`))
  return [codeOf(steps), ...(told.length === 0 ? [] : ['!', told.join('; ')])].join(' ')
}
