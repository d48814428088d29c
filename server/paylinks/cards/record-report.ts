import type { Database, Sql } from '../../database/database.ts'
import type { PaymentReport } from '../../outside/payments/port.ts'
import { queueReceipt } from '../mail-paylink.ts'
import { actOfReceiving, actOfReturning, movePaylink, openPaylink } from '../move-paylink.ts'
import { doctorOfSlug } from '../payer-queries.ts'
import { insertNotice, isNoticeKnown, isPaymentKnown, returnedOf } from './notice-queries.ts'

type Report = Exclude<PaymentReport, { kind: 'ignored' }>
type Money = Exclude<Report, { kind: 'noted' }>

/**
 * Records a report of a payment provider in one transaction: the money movement, and that the report was read. A report that
 * arrives twice, or before an earlier report, changes each sum once. An amount in another currency than the peso is not added
 * up; only the report is stored.
 */
export async function recordReport(
  { database, clock }: { database: Database; clock: () => Date },
  report: Report,
): Promise<void> {
  const doctorId = await doctorOfSlug(database.open, report.slug)
  // An unknown payment link belongs to another installation that shares the account of the provider.
  if (doctorId === undefined) return
  await database.asDoctor(doctorId, async (sql) => {
    const now = clock()
    const link = await openPaylink(sql, doctorId, report.slug, now)
    if (await isNoticeKnown(sql, doctorId, report.id)) return
    const outcome = report.kind === 'noted' ? 'noted' : await recordMoney(sql, doctorId, report, now)
    await insertNotice(sql, doctorId, {
      id: report.id,
      paylinkId: link.id,
      kind: report.kind,
      outcome,
      at: now,
    })
  })
}

async function recordMoney(sql: Sql, doctorId: number, report: Money, now: Date): Promise<string> {
  if (report.currency !== 'mxn') return 'other-currency'
  const cents = report.kind === 'received' ? report.cents : report.paidCents
  const isNew = await receive(sql, doctorId, report, cents, now)
  if (report.kind === 'received') return isNew ? 'recorded' : 'known'
  const more = report.returnedCents - (await returnedOf(sql, doctorId, report.payment))
  if (more <= 0) return 'known'
  const link = await openPaylink(sql, doctorId, report.slug, now)
  await movePaylink(
    sql,
    doctorId,
    link,
    {
      act: actOfReturning(link, more),
      amount_cents: -more,
      method: report.method,
      external: `${report.payment}:${report.returnedCents}`,
      note: '',
      by_kind: 'provider',
    },
    now,
  )
  return 'recorded'
}

/** Records a payment once, whichever report of the payment arrives first. */
async function receive(
  sql: Sql,
  doctorId: number,
  { slug, payment, method }: Money,
  cents: number,
  now: Date,
): Promise<boolean> {
  if (await isPaymentKnown(sql, doctorId, payment)) return false
  const link = await openPaylink(sql, doctorId, slug, now)
  const act = actOfReceiving(link, cents)
  await movePaylink(
    sql,
    doctorId,
    link,
    { act, amount_cents: cents, method, external: payment, note: '', by_kind: 'provider' },
    now,
  )
  if (act === 'receive') await queueReceipt(sql, link)
  return true
}
