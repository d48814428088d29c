import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { accountByEmail, insertAccount } from '../accounts/queries.ts'
import { giveToken } from '../accounts/session/standing-token.ts'
import type { Config } from '../config.ts'
import type { Database, Sql } from '../database/database.ts'
import { makeIntegrator, renewIntegratorToken } from '../integrators/make-integrator.ts'
import { insertPharmacy } from '../pharmacies/queries.ts'
import { makeOperator } from '../operator/make-operator.ts'
import { makeWeeklyReport } from '../operator/weekly/make-report.ts'
import {
  demoAssistant,
  demoDoctor,
  demoIntegrator,
  demoOperator,
  demoPartners,
  demoPatients,
  demoPharmacy,
} from './demo-data.ts'
import { extendTrail } from '../trail/extend-trail.ts'
import { type DatabaseAt, inOneTransaction } from './one-transaction.ts'
import { seedPayments } from './seed-payments.ts'
import { addDoctor, issueLatest, seedDoctor, type DemoFoundations } from './seed-doctor.ts'
import { seedDrafts } from './seed-drafts.ts'
import { askAgain } from './year/add-person.ts'
import type { History } from './year/plan-year.ts'
import { seedYear } from './year/seed-year.ts'

export interface Demo {
  url: string
  doctor: { email: string; password: string }
  assistant: { email: string; password: string }
  operator: { email: string; password: string }
  pharmacy: { token: string }
  integrator: { token: string }
  mailbox: string
}

/** Seed of the random numbers for the demo's year. The same seed always makes the same patients and prescriptions. */
const SEED = 14
/** Length of the demo's past and number of prescriptions in it: twelve months of an ordinary practice. */
export const YEAR: History = { days: 365, prescriptions: 600 }

/**
 * Creates the demo's data unless they exist, in one transaction, so that an interrupted start leaves nothing behind.
 * @param history past of the demo's doctor; null for a few prescriptions of today
 */
export async function makeDemo(f: DemoFoundations, history: History | null): Promise<void> {
  if (await accountByEmail(f.database.open, demoDoctor.email)) return
  await inOneTransaction(f.database, (database, at) =>
    history ? seedHistory(f, at, history) : seedFew({ ...f, database }),
  )
  // Each event must be linked into the audit trail's hash chain within an hour, and the demo's events are older, so all are
  // linked now.
  while (await extendTrail(f.database));
}

/**
 * Writes `demo.json`, a file that programs read (docs/operations.md). Every start writes the file again, because addresses
 * change with the port, and the programs' tokens are stored nowhere else.
 */
export async function openDemo(
  database: Database,
  where: { url: string; clock: () => Date; config: Pick<Config, 'dataDir' | 'smtpUrl' | 'responsibleEmail'> },
): Promise<Demo> {
  const pharmacy = await accountByEmail(database.open, demoPharmacy.email)
  if (!pharmacy) throw new Error('the demo has no pharmacy')
  const token = await giveToken(database.open, {
    accountId: pharmacy.id,
    class: 'pharmacy',
    device: 'demo',
  })
  // A new installation gets its first weekly report on the next Monday. The demo gets one at once.
  const { responsibleEmail: responsible } = where.config
  await makeWeeklyReport(database, { responsible, clock: where.clock })
  const demo: Demo = {
    url: where.url,
    doctor: { email: demoDoctor.email, password: demoDoctor.password },
    assistant: { email: demoAssistant.email, password: demoAssistant.password },
    operator: await operatorLogin(database),
    pharmacy: { token },
    integrator: { token: await integratorToken(database) },
    mailbox: where.config.smtpUrl === '' ? `${where.url}/demo/mailbox` : '',
  }
  writeFileSync(path.join(where.config.dataDir, 'demo.json'), `${JSON.stringify(demo, null, 2)}\n`, {
    mode: 0o600,
  })
  return demo
}

/** Login of the demo's operator. If an earlier version made the demo without an operator, one is added. */
async function operatorLogin(database: Database): Promise<Demo['operator']> {
  const { email, password } = demoOperator
  if (!(await accountByEmail(database.open, email))) await makeOperator(database, demoOperator)
  return { email, password }
}

/** Token of the demo's integrator. If an earlier version made the demo without an integrator, one is added. */
async function integratorToken(database: Database): Promise<string> {
  const { email } = demoIntegrator
  if (await accountByEmail(database.open, email)) return renewIntegratorToken(database, email)
  return (await makeIntegrator(database, demoIntegrator)).token
}

async function seedFew(f: DemoFoundations): Promise<void> {
  await seedPharmacies(f.database.open)
  await seedDoctor(f)
}

async function seedHistory(f: DemoFoundations, at: DatabaseAt, history: History): Promise<void> {
  const now = f.clock()
  // The demo's accounts and hospital are dated some days before its first prescription.
  const before = { ...f, database: at(new Date(now.getTime() - (history.days + 5) * 86_400_000)) }
  const pharmacies = await seedPharmacies(before.database.open)
  const doctor = await addDoctor(before)
  const of = { doctorId: doctor.doctorId, pharmacies, seed: SEED, history }
  const uids = await seedYear(f, at, of)
  const latest = { ...f, database: at(new Date(now.getTime() - 15 * 60_000)) }
  await askBeforeLatest(latest, doctor.doctorId, uids)
  await issueLatest(latest, doctor.doctorId, (index) => uids.get(index))
  await seedPayments(latest, doctor.doctorId, (index) => uids.get(index))
  await seedDrafts(f, at, doctor, uids)
}

/**
 * Updates what changes often in a clinical record, such as weight and pregnancy, for the patients of the latest prescriptions.
 * These patients are the first ones in `people`.
 */
async function askBeforeLatest(
  { database, clock, safety }: DemoFoundations,
  doctorId: number,
  uids: ReadonlyMap<number, string>,
): Promise<void> {
  const consultation = { doctorId, at: new Date(clock().getTime() - 15 * 60_000), known: safety }
  await database.asDoctor(doctorId, async (sql) => {
    for (const person of [...uids].filter(([index]) => index < demoPatients.length))
      await askAgain(sql, person, consultation)
  })
}

/** Adds the pharmacy whose token is in `demo.json`, and the other pharmacies. */
async function seedPharmacies(open: Sql): Promise<{ id: number; name: string }[]> {
  const partners = demoPartners.map((one, i) => ({ ...one, email: `farmacia${i + 2}@recetario.example` }))
  const seeded = []
  for (const { email, ...pharmacy } of [demoPharmacy, ...partners]) {
    const id = await insertAccount(open, { kind: 'pharmacy', email, passwordHash: null, verified: true })
    await insertPharmacy(open, id, pharmacy)
    seeded.push({ id, name: pharmacy.name })
  }
  return seeded
}
