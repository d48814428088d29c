import type { Figure } from '../figure.ts'
import { judgedTwice } from './judged-twice.ts'

const DRAFTS = 20_000

/** Random drafts: how many are judged differently by what the page has and by what issuing reads. */
export async function benchJudge(): Promise<Figure[]> {
  const { accepted, differences } = await judgedTwice(DRAFTS)
  return [
    {
      figure: 'drafts judged differently by page and server',
      value: differences.length,
      unit: 'drafts',
      limit: '= 0',
      holds: differences.length === 0,
      note: `of ${DRAFTS} drafts, ${accepted} of them accepted; acceptance, faults, class, documents, kind, days, quantity`,
    },
  ]
}
