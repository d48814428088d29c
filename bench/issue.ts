import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Item } from '#server/prescriptions/item.ts'
import { insertPrescription, type NewPrescriptionRow } from '#server/prescriptions/issue-queries.ts'
import type { Figure } from './figure.ts'
import { bareStatements } from './issue-statements.ts'
import { openGround, startServer, withOwner, type Ground } from './ground.ts'
import { HttpLane } from './http-lane.ts'
import { median, rate, round } from './statistics.ts'

const LANES = 8
const ROUND_MS = 3000
const ROUNDS = 5
/** A server in use has long been compiled: its work per request falls to a half in its first 15 s under load. */
const WARM_MS = 20_000
const LIMIT = 0.6

/**
 * Issue a 3-row prescription through HTTP (token, parsed, checked, signed, committed) against a bare `pg` client that
 * commits the rows that the server stored of one, statement by statement in one transaction. Beside it the same with
 * every advantage (statements prepared once, plans made once), and the same rows in one named CTE.
 * Same PostgreSQL, fsync and synchronous_commit on, 8 connections each, rounds in turn, the server warm and the tables
 * analysed before the first. The bare sides are the owner, whom row security does not bind.
 */
export async function benchIssue(): Promise<Figure[]> {
  const ground = await openGround()
  const server = await startServer(ground)
  const pool = await connect(ground)
  try {
    const issue = httpIssuer(ground, server.origin)
    const sample = await sampleOf(ground, issue)
    const bare = (isPrepared: boolean) => (lane: number) =>
      bareStatements(laneOf(pool, lane), rowsOf(ground, sample), isPrepared)
    const sides = {
      bare: bare(false),
      issue,
      prepared: bare(true),
      cte: (lane: number) => oneCte(laneOf(pool, lane), rowsOf(ground, sample)),
    }
    await rate(LANES, WARM_MS, issue)
    for (const warm of [sides.bare, sides.prepared, sides.cte]) await rate(LANES, 1000, warm)
    // As a database that has run for a minute; all sides have the same statistics from the first round on.
    await withOwner(ground, (client) => client.query('vacuum analyze'))
    const rounds: Record<keyof typeof sides, number>[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      rounds.push({
        bare: await rate(LANES, ROUND_MS, sides.bare),
        issue: await rate(LANES, ROUND_MS, sides.issue),
        prepared: await rate(LANES, ROUND_MS, sides.prepared),
        cte: await rate(LANES, ROUND_MS, sides.cte),
      })
    }
    const perSecond = (side: keyof typeof sides): string =>
      `${side} ${round(median(rounds.map((one) => one[side])), 0)}/s`
    const to = (side: keyof typeof sides): number => median(rounds.map((one) => one.issue / one[side]))
    return [
      {
        figure: 'issue: rate to bare statements',
        value: round(to('bare')),
        unit: 'x',
        limit: `>= ${LIMIT}`,
        holds: to('bare') >= LIMIT,
        note: `${(['issue', 'bare', 'prepared', 'cte'] as const).map(perSecond).join(', ')}; ${LANES} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s`,
      },
      shown('issue: rate to bare statements, prepared once', to('prepared'), 'plans made once too'),
      shown('issue: rate to one named CTE', to('cte'), 'the limit we move towards'),
    ]
  } finally {
    await Promise.all(pool.map((client) => client.end()))
    await server.stop()
    await ground.close()
  }
}

const shown = (figure: string, value: number, note: string): Figure => ({
  figure,
  value: round(value),
  unit: 'x',
  limit: 'shown',
  holds: true,
  note,
})

/** What every prescription of the measurement has in common. */
type Sample = Pick<
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

async function connect(ground: Ground): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: LANES }, async () => {
      const client = new pg.Client({ connectionString: ground.url })
      client.on('error', () => undefined)
      await client.connect()
      // Without row security, and named statements planned once.
      await client.query(`select set_config('app.doctor_id', '${ground.doctorId}', false)`)
      await client.query('set plan_cache_mode = force_generic_plan')
      return client
    }),
  )
}

function laneOf(pool: readonly pg.Client[], lane: number): pg.Client {
  const client = pool[lane]
  if (!client) throw new RangeError('lane')
  return client
}

function httpIssuer(ground: Ground, origin: string): (lane: number) => Promise<void> {
  const lanes = Array.from({ length: LANES }, () => new HttpLane(origin))
  const bodyFor = (uid: string): string =>
    JSON.stringify({
      patient: { uid },
      diagnosis: 'Cefalea (R51)',
      diagnoses: [{ code: 'R51', name: 'Cefalea' }],
      medications: [
        'Paracetamol tabletas 500 mg',
        'Naproxeno tabletas 250 mg',
        'Omeprazol cápsulas 20 mg',
      ].map((presentation) => ({
        presentation,
        instructions: 'Tomar 1 por vía oral cada 12 horas durante 5 días. Dosis de 1 tableta.',
        qty: 1,
      })),
    })
  return async (lane) => {
    const headers = { authorization: `Token ${ground.token}`, 'idempotency-key': randomUUID() }
    const status = await lanes[lane]?.post('/api/v2/rx-endpoint/', headers, bodyFor(anyPatient(ground).uid))
    if (status !== 201) throw new Error(`answered ${status}`)
  }
}

function anyPatient(ground: Ground): { id: number; uid: string } {
  const patient = ground.patients[Math.floor(Math.random() * ground.patients.length)]
  if (!patient) throw new RangeError('patients')
  return patient
}

/** What the server stored of one prescription, to be written again: the same rows, to the byte. */
async function sampleOf(ground: Ground, issue: (lane: number) => Promise<void>): Promise<Sample> {
  await issue(0)
  return withOwner(ground, async (client) => {
    const rx = await client.query<Omit<Sample, 'items' | 'lexemes'>>(
      `select payload, key_id as "keyId", document_kind as "documentKind", hospital_id as "hospitalId",
         valid_from as "validFrom", valid_until::text as "validUntil", diagnosis, diagnoses, extras,
         external_patient_file as "externalPatientFile", additional_data as "additionalData", safety
       from prescription where doctor_id = $1`,
      [ground.doctorId],
    )
    const items = await client.query<Item>(
      `select presentation, generic, brand, instructions, via, category, drug_upc as "drugUpc", sku, order_id as "orderId",
         ad_id as "adId", cost_cents as "costCents", fraction, antibiotic, substitution_allowed as "substitutionAllowed",
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

const rowsOf = (ground: Ground, sample: Sample): NewPrescriptionRow => ({
  ...sample,
  doctorId: ground.doctorId,
  signature: randomBytes(32).toString('hex'),
  code: randomBytes(8).toString('hex'),
  signed: randomBytes(64),
  patientId: anyPatient(ground).id,
  clinicId: null,
  issuedAt: new Date(),
  links: [],
  sendRx: true,
  showDiagnosis: false,
  recipient: 'paciente@correo.example',
  hasOwnMail: true,
  idempotencyKey: randomUUID(),
  requestHash: randomBytes(32),
  actorKind: 'doctor',
})

async function oneCte(client: pg.Client, row: NewPrescriptionRow): Promise<void> {
  const sql = {
    query: async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await client.query({ name: 'issue', text, values })).rows as Row[],
  }
  await insertPrescription(sql, row)
}
