import * as z from 'zod/mini'
import { type ExcusingWords, STANDS } from '#contract/prescription/names/mention-phrases.ts'
import { several, yesNo } from '../../cells.ts'
import { type Faults, readRows } from '../../csv.ts'
import { checkSources, type Source } from '../../sources.ts'

const MentionRow = z.object({
  stands: z.enum(STANDS),
  words: several,
  amount: yesNo,
  of: z.enum(['all', 'controlled', 'antibiotic']),
  why: z.enum(['against', 'harm', 'history', 'use', 'care', 'supply', 'test', 'moment', 'passing', 'order']),
  sources: several,
})

/**
 * Kind of the words that reverse the meaning of a phrase about a drug: a negation or an order, by the reason (`why`) in the
 * phrase's row of the table.
 */
const TURNED_BY: Partial<Record<z.output<typeof MentionRow>['why'], ExcusingWords['turnedBy']>> = {
  against: 'negation',
  use: 'order',
}

/**
 * Pattern of words in the spelling in which texts are compared: `*` stands for an ending, `#` for a number, and `$` or `.`
 * for the end of the clause, or before a drug for its beginning.
 */
const PATTERN = /^(?:[,.] )?(?:[a-z]+\*?|#|####)(?: (?:[a-z]+\*?|#|####))*(?: [$.])?$/

/**
 * Reads the words that show that a text only mentions a drug. Without such words, a text that names a
 * controlled drug, an antibiotic or a prohibited substance may be an order. This list therefore decides which mentions are
 * harmless.
 */
export function readMentions(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): ExcusingWords[] {
  return readRows(root, 'knowledge/law/watched/mentions.csv', MentionRow, faults).flatMap(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    if (row.words.length === 0) faults.add(at, 'no words')
    for (const words of row.words)
      if (!PATTERN.test(words)) faults.add(at, `"${words}" is no pattern of words`)
    const { stands, amount, of, why } = row
    const turnedBy = TURNED_BY[why] ?? null
    return row.words.map((words) => ({ words, stands, amount, of, turnedBy }))
  })
}

const OrdinaryRow = z.object({ words: several, sources: several })

/**
 * Reads the ordinary words that are one typing error away from the name of a controlled drug, an antibiotic or a prohibited
 * substance, so that none of them is taken for it.
 */
export function readOrdinaryWords(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): string[] {
  return readRows(root, 'knowledge/law/watched/ordinary-words.csv', OrdinaryRow, faults).flatMap(
    ({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      for (const word of row.words) if (!/^[a-z]+$/.test(word)) faults.add(at, `"${word}" is not normalised`)
      return row.words
    },
  )
}
