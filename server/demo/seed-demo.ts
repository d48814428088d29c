import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { hashPassword } from '../accounts/password/passwords.ts'
import { accountByEmail, insertAccount } from '../accounts/queries.ts'
import { giveToken } from '../accounts/session/standing-token.ts'
import { linkAssistant, nameAssistant } from '../assistants/link-assistant.ts'
import type { Config } from '../config.ts'
import type { Database, Sql } from '../database/database.ts'
import { makeIntegrator, renewIntegratorToken } from '../integrators/make-integrator.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { addPatient } from '../patients/save-patient.ts'
import { insertPharmacy } from '../pharmacies/queries.ts'
import { issuePrescription } from '../prescriptions/issue/issue-prescription.ts'
import type { IssueDependencies } from '../prescriptions/issue/issue-request.ts'
import type { Safety } from '../safety/open-safety.ts'
import { insertDoctor } from '../profile/queries.ts'
import type { Signer } from '../signing/signer.ts'
import { insertWorkplace } from '../workplaces/hospital-queries.ts'
import {
  demoAssistant,
  demoDoctor,
  demoHospital,
  demoIntegrator,
  demoPartners,
  demoPatients,
  demoPharmacy,
  demoPrescriptions,
} from './demo-data.ts'

interface Foundations {
  database: Database
  catalogue: Catalogue
  safety: Safety
  diagnosisList: IssueDependencies['diagnosisList']
  signer: Signer
  /** Id of the brand under which the demo's prescriptions are signed. */
  brand: string
  clock: () => Date
}

export interface Demo {
  url: string
  doctor: { email: string; password: string }
  assistant: { email: string; password: string }
  pharmacy: { token: string }
  integrator: { token: string }
  mailbox: string
}

/**
 * Makes the demo in an empty database and writes `demo.json`, which programs read (docs/operations.md). Every start
 * writes the file again: addresses change with the port, and the programs' tokens are stored nowhere else.
 */
export async function seedDemo(
  f: Foundations,
  where: { url: string; config: Pick<Config, 'dataDir' | 'smtpUrl'> },
): Promise<Demo> {
  const known = await accountByEmail(f.database.open, demoDoctor.email)
  if (!known) await seed(f)
  const pharmacy = await accountByEmail(f.database.open, demoPharmacy.email)
  if (!pharmacy) throw new Error('the demo has no pharmacy')
  const token = await giveToken(f.database.open, {
    accountId: pharmacy.id,
    class: 'pharmacy',
    device: 'demo',
  })
  const demo: Demo = {
    url: where.url,
    doctor: { email: demoDoctor.email, password: demoDoctor.password },
    assistant: { email: demoAssistant.email, password: demoAssistant.password },
    pharmacy: { token },
    integrator: { token: await integratorToken(f.database) },
    mailbox: where.config.smtpUrl === '' ? `${where.url}/demo/mailbox` : '',
  }
  writeFileSync(path.join(where.config.dataDir, 'demo.json'), `${JSON.stringify(demo, null, 2)}\n`, {
    mode: 0o600,
  })
  return demo
}

/** A demo that was made by a version without integrators gets one now. */
async function integratorToken(database: Database): Promise<string> {
  const { email } = demoIntegrator
  if (await accountByEmail(database.open, email)) return renewIntegratorToken(database, email)
  return (await makeIntegrator(database, demoIntegrator)).token
}

async function seed(f: Foundations): Promise<void> {
  const { open } = f.database
  await seedPharmacies(open)
  const doctorId = await insertAccount(open, {
    kind: 'doctor',
    email: demoDoctor.email,
    passwordHash: await hashPassword(demoDoctor.password),
    verified: true,
  })
  const today = mexicoDay(f.clock())
  const uids = await f.database.asDoctor(doctorId, async (sql) => {
    await insertDoctor(sql, { doctor_id: doctorId, ...demoDoctor.profile })
    const hospitalId = await insertWorkplace(sql, doctorId, demoHospital, demoHospital.clinics)
    await seedAssistant(open, sql, { doctorId, hospitalId })
    const rows = []
    for (const patient of demoPatients) rows.push(await addPatient(sql, doctorId, patient, today))
    return rows.map((row) => row.uid)
  })
  const enter = async (sql: Sql) => {
    await sql.query("select set_config('app.doctor_id', $1, true)", [String(doctorId)])
    return { accountId: doctorId, sessionId: null }
  }
  for (const { patient, ...draft } of demoPrescriptions(f.catalogue)) {
    const uid = uids[patient]
    if (uid === undefined) continue
    await issuePrescription(f, {
      prove: enter,
      draft: { ...draft, patient: { uid }, send_rx: false },
      idempotencyKey: randomBytes(16).toString('hex'),
      brand: f.brand,
    })
  }
}

/** Adds an assistant whom the doctor has approved, with prepared drafts. */
async function seedAssistant(
  open: Sql,
  sql: Sql,
  of: { doctorId: number; hospitalId: number },
): Promise<void> {
  const { email, password, name } = demoAssistant
  const assistantId = await insertAccount(open, {
    kind: 'assistant',
    email,
    passwordHash: await hashPassword(password),
    verified: true,
  })
  await nameAssistant(open, assistantId, name)
  await linkAssistant(sql, { ...of, assistantId, isApproved: true })
}

/** Adds the pharmacy whose token the demo knows, and the other pharmacies. */
async function seedPharmacies(open: Sql): Promise<void> {
  const partners = demoPartners.map((one, i) => ({ ...one, email: `farmacia${i + 2}@recetario.example` }))
  for (const { email, ...pharmacy } of [demoPharmacy, ...partners]) {
    const id = await insertAccount(open, { kind: 'pharmacy', email, passwordHash: null, verified: true })
    await insertPharmacy(open, id, pharmacy)
  }
}
