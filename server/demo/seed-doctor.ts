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
import { seedPayments } from './seed-payments.ts'
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

/**
 * Maps a mail address of demo-data.ts to the address that a further demo doctor uses, because each account and mailbox exists
 * only once.
 */
export type AddressOf = (email: string) => string

/** Ids of the demo's doctor, of the doctor's hospital and of the assistant. */
export interface SeededDoctor {
  doctorId: number
  hospitalId: number
  assistantId: number
}

/**
 * Adds a doctor like the demo's, with hospital, assistant, six patients and a few prescriptions.
 * @param addressOf maps mail addresses of the demo's data, for a further doctor of the same name; by default they stay
 * unchanged
 */
export async function seedDoctor(
  f: DemoFoundations,
  addressOf: AddressOf = (email) => email,
): Promise<SeededDoctor> {
  const doctor = await addDoctor(f, addressOf)
  const uids = await f.database.asDoctor(doctor.doctorId, async (sql) => {
    const uids = []
    for (const patient of demoPatients) {
      const email = patient.email && addressOf(patient.email)
      const { uid } = await addPatient(sql, doctor.doctorId, { ...patient, email }, mexicoDay(f.clock()))
      uids.push(uid)
    }
    return uids
  })
  await issueLatest(f, doctor.doctorId, (index) => uids[index])
  await seedPayments(f, doctor.doctorId, (index) => uids[index])
  return doctor
}

/** Adds the demo's doctor with hospital and assistant. */
export async function addDoctor(
  f: DemoFoundations,
  addressOf: AddressOf = (email) => email,
): Promise<SeededDoctor> {
  const { open } = f.database
  const doctorId = await insertAccount(open, {
    kind: 'doctor',
    email: addressOf(demoDoctor.email),
    passwordHash: await hashPassword(demoDoctor.password),
    verified: true,
  })
  return f.database.asDoctor(doctorId, async (sql) => {
    await insertDoctor(sql, { doctor_id: doctorId, ...demoDoctor.profile })
    const hospitalId = await insertWorkplace(sql, doctorId, demoHospital, demoHospital.clinics)
    const email = addressOf(demoAssistant.email)
    const assistantId = await seedAssistant(open, sql, { doctorId, hospitalId, email })
    return { doctorId, hospitalId, assistantId }
  })
}

/**
 * Issues the demo's latest prescriptions. They are dated a quarter of an hour ago, because the product warns when a
 * prescription of the last ten minutes is repeated.
 * @param uidOf returns the uid of a patient by the index in `demoPatients`
 */
export async function issueLatest(
  f: DemoFoundations,
  doctorId: number,
  uidOf: (index: number) => string | undefined,
): Promise<void> {
  const clock = () => new Date(f.clock().getTime() - 15 * 60_000)
  const enter = async (sql: Sql) => {
    await sql.query("select set_config('app.doctor_id', $1, true)", [String(doctorId)])
    return { accountId: doctorId, sessionId: null }
  }
  for (const { patient, ...draft } of demoPrescriptions(f.catalogue)) {
    const uid = uidOf(patient)
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
}

/** Adds to the demo an assistant whom the doctor has approved. */
async function seedAssistant(
  open: Sql,
  sql: Sql,
  of: { doctorId: number; hospitalId: number; email: string },
): Promise<number> {
  const { email, ...link } = of
  const assistantId = await insertAccount(open, {
    kind: 'assistant',
    email,
    passwordHash: await hashPassword(demoAssistant.password),
    verified: true,
  })
  await nameAssistant(open, assistantId, demoAssistant.name)
  await linkAssistant(sql, { ...link, assistantId, isApproved: true })
  return assistantId
}
