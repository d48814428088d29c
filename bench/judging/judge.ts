import type { Figure } from '../figure.ts'
import { judgeOnBothSides } from './judged-twice.ts'
import { benchUnknownWords } from './unknown-words.ts'

const DRAFTS = 20_000

/**
 * Counts the random drafts that the page and the server judge differently, each with the data that it has. Measures also how long
 * the judgement of a draft with unknown words takes.
 */
export async function benchJudge(): Promise<Figure[]> {
  const { accepted, differences } = await judgeOnBothSides(DRAFTS)
  return [
    {
      figure: 'drafts judged differently by page and server',
      value: differences.length,
      unit: 'drafts',
      limit: '= 0',
      holds: differences.length === 0,
      note: `of ${DRAFTS} drafts, ${accepted} of them accepted; acceptance, faults, class, documents, kind, days, quantity`,
    },
    benchUnknownWords(),
  ]
}
