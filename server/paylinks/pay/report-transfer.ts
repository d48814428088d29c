import { stateAfter } from '#contract/paylinks/paylink-state.ts'
import type { Database } from '../../database/database.ts'
import { movePaylink, openPaylink } from '../move-paylink.ts'
import { setPaylinkPerson } from '../paylink-queries.ts'
import { doctorOfSlug } from '../payer-queries.ts'

interface Reported {
  /** The bank's tracking key of the transfer; '' where the payer wrote none. */
  tracking: string
  email: string
}

/**
 * Records the payer's report that the transfer was made. A payment link that was reported or paid meanwhile stays as it
 * is, so that a form that is sent twice changes nothing.
 * @returns whether the link exists
 */
export async function reportTransfer(
  { database, clock }: { database: Database; clock: () => Date },
  slug: string,
  { tracking, email }: Reported,
): Promise<boolean> {
  const doctorId = await doctorOfSlug(database.open, slug)
  if (doctorId === undefined) return false
  await database.asDoctor(doctorId, async (sql) => {
    const link = await openPaylink(sql, doctorId, slug, clock())
    if (!stateAfter(link.state, 'report')) return
    const by = { method: 'spei', external: '', note: tracking, amount_cents: 0, by_kind: 'payer' } as const
    await movePaylink(sql, doctorId, link, { ...by, act: 'report' }, clock())
    // A mail address that the doctor gave is kept, so that a stranger who has the link can't redirect the receipt.
    if (email !== '' && link.email === '')
      await setPaylinkPerson(sql, doctorId, link.id, { patientId: null, email })
  })
  return true
}
