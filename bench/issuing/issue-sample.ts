import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import type { StoredItem } from '#server/prescriptions/item.ts'
import { insertPrescription, type NewPrescriptionRow } from '#server/prescriptions/issue/issue-queries.ts'
import { withOwner, type Ground } from '../ground.ts'
import { HttpLane } from '../http-lane.ts'

/** Columns that have the same values in every prescription of the measurement. */
export type Sample = Pick<
  NewPrescriptionRow,
  | 'payload'
  | 'keyId'
  | 'documentKind'
  | 'hospitalId'
  | 'validFrom'
  | 'validUntil'
  | 'diagnosis'
  | 'diagnoses'
  | 'extras'
  | 'externalPatientFile'
  | 'additionalData'
  | 'safety'
  | 'items'
  | 'lexemes'
>

export function anyPatient(ground: Ground): { id: number; uid: string } {
  const patient = ground.patients[Math.floor(Math.random() * ground.patients.length)]
  if (!patient) throw new RangeError('patients')
  return patient
}

/** Reads the rows that the server stored for one prescription, so that the same rows can be written again, byte by byte. */
export async function sampleOf(ground: Ground, issue: () => Promise<void>): Promise<Sample> {
  await issue()
  return withOwner(ground, async (client) => {
    const rx = await client.query<Omit<Sample, 'items' | 'lexemes'>>(
      `select payload, key_id as "keyId", document_kind as "documentKind", hospital_id as "hospitalId",
         valid_from as "validFrom", valid_until::text as "validUntil", diagnosis, diagnoses, extras,
         external_patient_file as "externalPatientFile", additional_data as "additionalData", safety
       from prescription where doctor_id = $1`,
      [ground.doctorId],
    )
    const items = await client.query<StoredItem>(
      `select presentation, generic, brand, instructions, via, category, drug_upc, sku, order_id,
         ad_id, cost_cents, fraction, antibiotic, substitution_allowed, written,
         qty, refills
       from prescription_item where doctor_id = $1 order by position`,
      [ground.doctorId],
    )
    const words = await client.query<{ lexemes: string[] }>(
      `select tsvector_to_array(words) as lexemes from search_entry where doctor_id = $1 and kind = 'prescription'`,
      [ground.doctorId],
    )
    const [one, found] = [rx.rows[0], words.rows[0]]
    if (!one || !found || items.rows.length !== 3) throw new Error('the sample was not issued')
    return { ...one, items: items.rows, lexemes: found.lexemes }
  })
}

export const rowsOf = (ground: Ground, sample: Sample): NewPrescriptionRow => ({
  ...sample,
  doctorId: ground.doctorId,
  signature: randomBytes(32).toString('hex'),
  code: randomBytes(8).toString('hex'),
  signed: randomBytes(64),
  patientId: anyPatient(ground).id,
  clinicId: null,
  issuedAt: new Date(),
  timeZone: 'America/Mexico_City',
  day: mexicoToday(),
  links: [],
  sendRx: true,
  showDiagnosis: false,
  recipient: 'paciente@correo.example',
  hasOwnMail: true,
  idempotencyKey: randomUUID(),
  requestHash: randomBytes(32),
})

/** Issues one prescription by the product's own SQL statement. */
export async function oneCte(client: pg.Client, row: NewPrescriptionRow): Promise<void> {
  const sql = {
    query: async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await client.query({ name: 'issue', text, values })).rows as Row[],
    wake: () => undefined,
  }
  await insertPrescription(sql, row)
}

/** Opens connections as the database's owner, whom row security does not bind. Each connection plans a named statement once. */
export async function connectLanes(ground: Ground, lanes: number): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = new pg.Client({ connectionString: ground.url })
      client.on('error', () => undefined)
      await client.connect()
      await client.query(`select set_config('app.doctor_id', '${ground.doctorId}', false)`)
      await client.query('set plan_cache_mode = force_generic_plan')
      return client
    }),
  )
}

export function laneOf(pool: readonly pg.Client[], lane: number): pg.Client {
  const client = pool[lane]
  if (!client) throw new RangeError('lane')
  return client
}

/** A draft prescription of three rows for a patient. */
export const draftFor = (uid: string) => ({
  patient: { uid },
  diagnosis: 'Cefalea (R51)',
  diagnoses: [{ code: 'R51', name: 'Cefalea' }],
  medications: ['Paracetamol tabletas 500 mg', 'Naproxeno tabletas 250 mg', 'Omeprazol cápsulas 20 mg'].map(
    (presentation) => ({
      presentation,
      instructions: 'Tomar 1 por vía oral cada 12 horas durante 5 días. Dosis de 1 tableta.',
      qty: 1,
    }),
  ),
})

/** Issues a prescription of three medicine rows through HTTP. */
export function httpIssuer(ground: Ground, origin: string, count: number): (lane: number) => Promise<void> {
  const lanes = Array.from({ length: count }, () => new HttpLane(origin))
  return async (lane) => {
    const headers = { authorization: `Token ${ground.token}`, 'idempotency-key': randomUUID() }
    const status = await lanes[lane]?.post(
      '/api/v2/rx-endpoint/',
      headers,
      JSON.stringify(draftFor(anyPatient(ground).uid)),
    )
    if (status !== 201) throw new Error(`answered ${status}`)
  }
}
