import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sale } from '../../pharmacies/rules.ts'
import { deliverMail } from '../../delivery/deliver-mail.ts'
import { claimDueMail } from '../../delivery/queries.ts'
import { fillPrescription } from '../../pharmacies/fill-prescription.ts'
import { cancelPrescription } from '../../prescriptions/acts/cancel-prescription.ts'
import { issuePrescription } from '../../prescriptions/issue/issue-prescription.ts'
import { rowsOf } from '../../prescriptions/stored-prescription.ts'
import type { DatabaseAt } from '../one-transaction.ts'
import type { DemoFoundations } from '../seed-doctor.ts'
import { addPerson, askAgain } from './add-person.ts'
import { ActsAtOnce } from './acts-at-once.ts'
import { type PlannedAct, planActs } from './plan-acts.ts'
import { type History, planYear } from './plan-year.ts'
import { planByCounts } from './queries.ts'
import { randomOf } from './random.ts'
import { medicationsOf } from './treatment.ts'
import type { Visit } from './visit.ts'

/**
 * Numbers of actions of the demo's year, such as issuing a prescription, after which PostgreSQL makes new query plans, which suit
 * the number of rows that exist by then.
 */
const PLANNED_AGAIN_AT = [100, 500]
/**
 * Number of actions of the demo's year, such as issuing a prescription, that run at once, chosen so that the database hardly ever
 * waits for the server.
 */
const AT_ONCE = 6
const NO_MESSAGE = {
  messageId: '',
  from: '',
  to: '',
  cc: '',
  subject: '',
  text: '',
  html: '',
  attachments: [],
}

export interface YearOf {
  doctorId: number
  pharmacies: readonly { id: number; name: string }[]
  seed: number
  history: History
}

/**
 * Makes patients and prescriptions of the days before today with the product's own code. The actions begin in the order of
 * time, and several run at once: while the database works for one, the server prepares the next. With the same seed, every
 * first start on the same day makes the same patients, medicines, days and states.
 * @returns uids of the patients by their index in `people`
 */
export async function seedYear(f: DemoFoundations, at: DatabaseAt, of: YearOf): Promise<Map<number, string>> {
  const now = f.clock()
  const random = randomOf(of.seed)
  const visits = planYear(mexicoDay(now), random, of.history)
  const acts = planActs(visits, random, now, of.pharmacies.length)
  const course: Course = {
    of,
    visits,
    uids: new Map(),
    issued: new Map(),
    chronic: new Map(),
    medicationOf: medicationsOf(f.catalogue),
  }
  const running = new ActsAtOnce(AT_ONCE)
  for (const [index, act] of acts.entries()) {
    if (PLANNED_AGAIN_AT.includes(index)) await planByCounts(at(now).open)
    const database = at(act.at, act.kind === 'issue' ? 'in turn' : undefined)
    const foundations = { ...f, database, clock: () => act.at }
    await running.begin(keysOf(visits, act), () => perform(course, foundations, act))
    // The first prescription creates the doctor's signing key, so the following actions wait for it.
    if (index === 0) await running.ended()
  }
  await running.ended()
  return course.uids
}

/** Patients and prescriptions that the actions of the demo's year have made so far. */
interface Course {
  of: YearOf
  visits: readonly Visit[]
  uids: Map<number, string>
  /** Issued prescriptions by the index of the visit at which they were written. */
  issued: Map<number, IssuedDemo>
  /** Signature of the latest prescription of a chronic treatment, by the index of the patient. */
  chronic: Map<number, string>
  medicationOf: ReturnType<typeof medicationsOf>
}

interface IssuedDemo {
  id: number
  signature: string
  isMailed: boolean
  /** Last day on which a pharmacy may fill the prescription. */
  validUntil: string
  /** Quantities of the prescription's rows that the patient has not bought yet. */
  left: Sale[]
}

/**
 * Keys of an action; actions that share a key run one after the other. One key is the patient. The delivery of a mail also has
 * the key of the mail queue, because it takes the first mail of the queue.
 */
const keysOf = (visits: readonly Visit[], { visit, kind }: PlannedAct): string[] => [
  `patient ${visits[visit]?.person}`,
  ...(kind === 'mail' ? ['mail'] : []),
]

/**
 * Performs an action of the demo's year. @param f dependencies with a database and a clock that are set to the time of the
 * action
 */
async function perform(course: Course, f: DemoFoundations, act: PlannedAct): Promise<void> {
  const visit = course.visits[act.visit]
  if (!visit) return
  if (act.kind === 'issue') return issue(course, f, act.visit, visit)
  const rx = course.issued.get(act.visit)
  if (!rx) return
  if (act.kind === 'mail') return rx.isMailed ? deliver(f, act) : undefined
  if (act.kind === 'fill') return fill(course, f, rx, act)
  const { doctorId } = course.of
  const { at, reason } = act
  await f.database.asDoctor(doctorId, (sql) =>
    cancelPrescription(sql, { doctorId, prescriptionId: rx.id, reason, note: '', at, language: 'es' }),
  )
  if (course.chronic.get(visit.person) === rx.signature) course.chronic.delete(visit.person)
}

async function issue(course: Course, f: DemoFoundations, index: number, visit: Visit): Promise<void> {
  const { of } = course
  const { treatment, person } = visit
  const uid = await patientOf(course, f, visit)
  const renews = visit.isChronic ? course.chronic.get(person) : undefined
  const { first } = await issuePrescription(
    { ...f, config: { secondFactorToSign: false } },
    {
      prove: async () => ({ accountId: of.doctorId, sessionId: null }),
      draft: {
        patient: { uid },
        diagnosis: diagnosisText({ diagnosis: '', diagnoses: [treatment.diagnosis] }),
        diagnoses: [treatment.diagnosis],
        extras: treatment.extras ?? '',
        medications: treatment.rows.map(course.medicationOf),
        overrides: treatment.overrides ?? [],
        ...(renews ? { renews } : {}),
      },
      idempotencyKey: null,
      brand: f.brand,
    },
  )
  const { id, signature, mail_state } = first.state
  const { valid_until: validUntil } = first.document
  const left = rowsOf(first).map(({ id, qty, presentation }) => ({
    id,
    quantity: qty,
    dispensed: presentation,
  }))
  course.issued.set(index, { id, signature, isMailed: mail_state !== null, validUntil, left })
  if (visit.isChronic) course.chronic.set(person, signature)
}

/** Returns the uid of the visit's patient. The patient is added at the first visit. */
function patientOf(
  { of: { doctorId }, uids }: Course,
  { database, safety }: DemoFoundations,
  { person, at, dueOn }: Visit,
): Promise<string> {
  const consultation = { doctorId, at, known: safety, dueOn }
  return database.asDoctor(doctorId, async (sql) => {
    const known = uids.get(person)
    if (known !== undefined) {
      await askAgain(sql, [person, known], consultation)
      return known
    }
    const uid = await addPerson(sql, person, consultation)
    uids.set(person, uid)
    return uid
  })
}

/** Stores the planned result of the due mail without a mail relay. A prescription that is not mailed has no such mail. */
async function deliver(
  { database }: DemoFoundations,
  { result, outcome }: PlannedAct & { kind: 'mail' },
): Promise<void> {
  const mail = await claimDueMail(database.open)
  if (!mail) return
  await deliverMail(
    {
      database,
      mail: { send: async () => ({ result, outcome }), close: () => undefined },
      compose: async () => NO_MESSAGE,
      log: () => undefined,
    },
    mail,
  )
}

async function fill(
  { of }: Course,
  f: DemoFoundations,
  rx: IssuedDemo,
  { at, pharmacy: index, isPart, visit }: PlannedAct & { kind: 'fill' },
): Promise<void> {
  const pharmacy = of.pharmacies[index]
  if (!pharmacy) throw new RangeError('no pharmacy has this number')
  // Some patients come to the pharmacy too late, when the prescription has expired.
  if (rx.validUntil < mexicoDay(at)) return
  const sales = isPart ? partOf(rx) : rx.left
  rx.left = afterSale(rx, sales)
  if (sales.length === 0) return
  await fillPrescription(
    { ...f, alarm: { operator: '', log: () => undefined } },
    {
      signature: rx.signature,
      pharmacy,
      salesCode: `DEMO-${visit}-${isPart ? 1 : 2}`,
      sales,
      now: at,
    },
  )
}

/** A sale of a part of the medicines that were not bought yet: one box of the first medicine. */
const partOf = ({ left: [first] }: IssuedDemo): Sale[] => (first ? [{ ...first, quantity: 1 }] : [])

const afterSale = ({ left }: IssuedDemo, sales: readonly Sale[]): Sale[] =>
  left
    .map((row) => ({
      ...row,
      quantity: row.quantity - (sales.find(({ id }) => id === row.id)?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
