import type { Database, Sql } from '../database/database.ts'
import { savePaymentAccount } from '../paylinks/account-queries.ts'
import { createPaylink } from '../paylinks/create-paylink.ts'
import { movePaylink, openPaylink } from '../paylinks/move-paylink.ts'

/**
 * Bank account of the demo's doctor. The CLABE number is the published test value of the library clabe-python (mexico.md 4.4),
 * and is no known person's account.
 */
const DEMO_ACCOUNT = { clabe: '002010077777777771', holder: 'Elena Prueba Demostración' }

const HOUR = 3_600_000

interface DemoPayment {
  hoursAgo: number
  cents: number
  concept: string
  /** Index of the patient in `demoPatients`; absent for a payment link without a patient. */
  patient?: number
  after?: 'report' | 'receive' | 'cancel'
}

const DEMO_PAYMENTS: readonly DemoPayment[] = [
  { hoursAgo: 240, cents: 60_000, concept: 'Consulta de seguimiento', patient: 2 },
  { hoursAgo: 120, cents: 120_000, concept: 'Primera consulta', patient: 1, after: 'receive' },
  { hoursAgo: 96, cents: 80_000, concept: 'Consulta médica', patient: 3, after: 'receive' },
  { hoursAgo: 50, cents: 45_000, concept: 'Certificado médico', after: 'cancel' },
  { hoursAgo: 26, cents: 80_000, concept: 'Consulta médica', patient: 0, after: 'report' },
  { hoursAgo: 3, cents: 95_050, concept: 'Consulta a domicilio', patient: 4 },
]

const MOVED = { external: '', note: '' } as const
const MOVES = {
  report: { ...MOVED, act: 'report', method: 'spei', by_kind: 'payer' },
  receive: { ...MOVED, act: 'receive', method: 'spei', by_kind: 'doctor' },
  cancel: { ...MOVED, act: 'cancel', method: '', by_kind: 'doctor' },
} as const

/** Adds payment links to the demo's doctor, one for each state that occurs on a working day. */
export async function seedPayments(
  { database, brand, clock }: { database: Database; brand: string; clock: () => Date },
  doctorId: number,
  uidOf: (index: number) => string | undefined,
): Promise<void> {
  await database.asDoctor(doctorId, (sql) => addPayments(sql, doctorId, { uidOf, brand, now: clock() }))
}

async function addPayments(
  sql: Sql,
  doctorId: number,
  { uidOf, brand, now }: { uidOf: (index: number) => string | undefined; brand: string; now: Date },
): Promise<void> {
  await savePaymentAccount(sql, doctorId, { ...DEMO_ACCOUNT, at: now })
  for (const { hoursAgo, cents, concept, patient, after } of DEMO_PAYMENTS) {
    const made = new Date(now.getTime() - hoursAgo * HOUR)
    const slug = await createPaylink(sql, doctorId, {
      wanted: {
        amount_cents: cents,
        concept,
        email: '',
        patient: patient === undefined ? null : (uidOf(patient) ?? null),
        expires_on: null,
      },
      key: null,
      brand,
      now: made,
      findClinical: () => undefined,
    })
    if (!after) continue
    const later = new Date(made.getTime() + 2 * HOUR)
    const link = await openPaylink(sql, doctorId, slug, later)
    // The payment is recorded without mailing a receipt, so that the demo's mailbox starts with the mails of the people who try
    // it.
    await movePaylink(
      sql,
      doctorId,
      link,
      { ...MOVES[after], amount_cents: after === 'receive' ? cents : 0 },
      later,
    )
  }
}
