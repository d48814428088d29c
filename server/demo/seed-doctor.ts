import { randomBytes } from 'node:crypto'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { hashPassword } from '../accounts/password/passwords.ts'
import { insertAccount } from '../accounts/queries.ts'
import { linkAssistant, nameAssistant } from '../assistants/link-assistant.ts'
import type { Database, Sql } from '../database/database.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { addPatient } from '../patients/save-patient.ts'
import { issuePrescription } from '../prescriptions/issue/issue-prescription.ts'
import type { IssueDependencies } from '../prescriptions/issue/issue-request.ts'
import type { Safety } from '../safety/open-safety.ts'
import { insertDoctor } from '../profile/queries.ts'
import type { Signer } from '../signing/signer.ts'
import { insertWorkplace } from '../workplaces/hospital-queries.ts'
import { demoAssistant, demoDoctor, demoHospital, demoPatients, demoPrescriptions } from './demo-data.ts'

export interface DemoFoundations {
  database: Database
  catalogue: Catalogue
  safety: Safety
  diagnosisList: IssueDependencies['diagnosisList']
  signer: Signer
  /** Id of the brand under which the demo's prescriptions are signed. */
  brand: string
  clock: () => Date
}

/** Gives the address of somebody in demo-data.ts to this doctor: each account and mailbox exists once. */
export type AddressOf = (email: string) => string

/**
 * Adds the demo's doctor with hospital, assistant, patients and prescriptions.
 * @param addressOf the addresses of the data by default; others for one more doctor of the same names
 */
export async function seedDoctor(
  f: DemoFoundations,
  addressOf: AddressOf = (email) => email,
): Promise<{ doctorId: number; hospitalId: number }> {
  const { open } = f.database
  const doctorId = await insertAccount(open, {
    kind: 'doctor',
    email: addressOf(demoDoctor.email),
    passwordHash: await hashPassword(demoDoctor.password),
    verified: true,
  })
  const today = mexicoDay(f.clock())
  const { hospitalId, uids } = await f.database.asDoctor(doctorId, async (sql) => {
    await insertDoctor(sql, { doctor_id: doctorId, ...demoDoctor.profile })
    const hospitalId = await insertWorkplace(sql, doctorId, demoHospital, demoHospital.clinics)
    await seedAssistant(open, sql, { doctorId, hospitalId, email: addressOf(demoAssistant.email) })
    const rows = []
    for (const patient of demoPatients) {
      const email = patient.email && addressOf(patient.email)
      rows.push(await addPatient(sql, doctorId, { ...patient, email }, today))
    }
    return { hospitalId, uids: rows.map((row) => row.uid) }
  })
  // Repeating a prescription of the last ten minutes is asked about, so those of the demo are older.
  const clock = () => new Date(f.clock().getTime() - 15 * 60_000)
  const enter = async (sql: Sql) => {
    await sql.query("select set_config('app.doctor_id', $1, true)", [String(doctorId)])
    return { accountId: doctorId, sessionId: null }
  }
  for (const { patient, ...draft } of demoPrescriptions(f.catalogue)) {
    const uid = uids[patient]
    if (uid === undefined) continue
    await issuePrescription(
      { ...f, clock, config: { secondFactorToSign: false } },
      {
        prove: enter,
        draft: { ...draft, patient: { uid }, send_rx: false },
        idempotencyKey: randomBytes(16).toString('hex'),
        brand: f.brand,
      },
    )
  }
  return { doctorId, hospitalId }
}

/** Adds an assistant whom the doctor has approved. */
async function seedAssistant(
  open: Sql,
  sql: Sql,
  of: { doctorId: number; hospitalId: number; email: string },
): Promise<void> {
  const { email, ...link } = of
  const assistantId = await insertAccount(open, {
    kind: 'assistant',
    email,
    passwordHash: await hashPassword(demoAssistant.password),
    verified: true,
  })
  await nameAssistant(open, assistantId, demoAssistant.name)
  await linkAssistant(sql, { ...link, assistantId, isApproved: true })
}
