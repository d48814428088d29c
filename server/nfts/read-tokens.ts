import type { NftSummary } from '#contract/profile/nfts.ts'
import type { Sql } from '../database/database.ts'
import { countSigned } from './queries.ts'

/** Age up to which a digital token counts as recent, ms: 30 days. */
const RECENT_MS = 30 * 24 * 60 * 60 * 1000

/** Digital tokens of a doctor's prescriptions: how many there are, and how many are recent (decision 053). */
export async function readTokens(sql: Sql, doctorId: number, now: Date): Promise<NftSummary> {
  const { total, recent } = await countSigned(sql, doctorId, new Date(now.getTime() - RECENT_MS))
  return { total_rx: total, delta: recent }
}
