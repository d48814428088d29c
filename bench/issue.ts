import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import type { Item } from '#server/prescriptions/item.ts'
import { insertPrescription, type NewPrescriptionRow } from '#server/prescriptions/issue-queries.ts'
import type { Figure } from './figure.ts'
import { bareStatements } from './issue-statements.ts'
import { openGround, startServer, withOwner, type Ground } from './ground.ts'
import { median, rate, round } from './statistics.ts'

const LANES = 8
const ROUND_MS = 3000
const ROUNDS = 5
const LIMIT = 0.6

/**
 * Issue a 3-row prescription through HTTP (token, parsed, checked, signed, committed) against a bare `pg` client that
 * commits the same rows statement by statement in one transaction, and against the same rows in one named CTE.
 * Same PostgreSQL, fsync and synchronous_commit on, 8 connections each, rounds in turn.
 */
export async function benchIssue(): Promise<Figure[]> {
  const ground = await openGround()
  await addBenchKey(ground)
  const server = await startServer(ground)
  const pool = await connect(ground)
  try {
    const issue = httpIssuer(ground, server.origin)
    const bare = (lane: number) => bareStatements(laneOf(pool, lane), rowsOf(ground))
    const cte = (lane: number) => oneCte(laneOf(pool, lane), ground)
    for (const warm of [issue, bare, cte]) await rate(LANES, 1000, warm)
    const rates = { issue: [] as number[], bare: [] as number[], cte: [] as number[] }
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      rates.bare.push(await rate(LANES, ROUND_MS, bare))
      rates.issue.push(await rate(LANES, ROUND_MS, issue))
      rates.cte.push(await rate(LANES, ROUND_MS, cte))
    }
    const toBare = median(rates.issue.map((r, i) => r / (rates.bare[i] ?? Number.NaN)))
    const toCte = median(rates.issue.map((r, i) => r / (rates.cte[i] ?? Number.NaN)))
    const note = `issue ${round(median(rates.issue), 0)}/s, statements ${round(median(rates.bare), 0)}/s, CTE ${round(median(rates.cte), 0)}/s; ${LANES} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s`
    return [
      {
        figure: 'issue: rate to bare statements',
        value: round(toBare),
        unit: 'x',
        limit: `>= ${LIMIT}`,
        holds: toBare >= LIMIT,
        note,
      },
      {
        figure: 'issue: rate to one named CTE',
        value: round(toCte),
        unit: 'x',
        limit: 'shown',
        holds: true,
        note: 'the limit we move towards',
      },
    ]
  } finally {
    await Promise.all(pool.map((client) => client.end()))
    await server.stop()
    await ground.close()
  }
}

/** The rows of the bare clients name a key; they sign nothing. */
async function addBenchKey(ground: Ground): Promise<void> {
  await withOwner(ground, (client) =>
    client.query(
      `insert into signing_key (doctor_id, id, algorithm, public_key, retired_at, retired_because)
       values ($1, 'bench', 'Ed25519', '', now(), 'rotated')`,
      [ground.doctorId],
    ),
  )
}

async function connect(ground: Ground): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: LANES }, async () => {
      const client = new pg.Client({ connectionString: ground.url })
      client.on('error', () => undefined)
      await client.connect()
      // The owner, without row security, and plans made once: the bare client is given every advantage.
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
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
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
  return () =>
    new Promise((resolve, reject) => {
      const body = bodyFor(anyPatient(ground).uid)
      const outgoing = request(
        `${origin}/api/v2/rx-endpoint/`,
        {
          method: 'POST',
          agent,
          headers: {
            authorization: `Token ${ground.token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'idempotency-key': randomUUID(),
          },
        },
        (answer) => {
          answer.resume()
          answer.once('end', () =>
            answer.statusCode === 201 ? resolve() : reject(new Error(`${answer.statusCode}`)),
          )
        },
      )
      outgoing.once('error', reject)
      outgoing.end(body)
    })
}

function anyPatient(ground: Ground): { id: number; uid: string } {
  const patient = ground.patients[Math.floor(Math.random() * ground.patients.length)]
  if (!patient) throw new RangeError('patients')
  return patient
}

export function rowsOf(ground: Ground): NewPrescriptionRow {
  const item = (presentation: string): Item => ({
    presentation,
    generic: presentation.toLowerCase(),
    brand: '',
    recognised: true,
    instructions: 'Tomar 1 por vía oral cada 12 horas durante 5 días. Dosis de 1 tableta.',
    via: 'oral',
    category: 'standard_drug',
    drugUpc: '',
    sku: '',
    orderId: 0,
    adId: '',
    costCents: 0,
    fraction: 'IV',
    compendium: null,
    antibiotic: false,
    substitutionAllowed: true,
    qty: 1,
    refills: 0,
    days: 5,
  })
  return {
    doctorId: ground.doctorId,
    signature: randomBytes(32).toString('hex'),
    code: randomBytes(8).toString('hex'),
    payload: JSON.stringify({ filler: 'x'.repeat(2200) }),
    keyId: 'bench',
    signed: randomBytes(64),
    documentKind: 'electronic',
    patientId: anyPatient(ground).id,
    hospitalId: ground.hospitalId,
    clinicId: null,
    issuedAt: new Date(),
    validFrom: null,
    links: [],
    validUntil: '2030-01-01',
    sendRx: true,
    showDiagnosis: false,
    diagnosis: 'Cefalea (R51)',
    diagnoses: [{ code: 'R51', name: 'Cefalea' }],
    extras: '',
    externalPatientFile: '',
    additionalData: {},
    lexemes: ['paciente', 'ficticio', 'correo', 'example', 'cefalea', 'r51'].map(
      (w) => `${ground.doctorId}pr:${w}`,
    ),
    items: ['Paracetamol tabletas 500 mg', 'Naproxeno tabletas 250 mg', 'Omeprazol cápsulas 20 mg'].map(item),
    recipient: 'paciente@correo.example',
    hasOwnMail: true,
    idempotencyKey: randomUUID(),
    requestHash: randomBytes(32),
    actorKind: 'doctor',
    safety: { outcome: 'unchecked', findings: [], gaps: [], version: '', overrides: [] },
  }
}

async function oneCte(client: pg.Client, ground: Ground): Promise<void> {
  const sql = {
    query: async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await client.query({ name: 'issue', text, values })).rows as Row[],
  }
  await insertPrescription(sql, rowsOf(ground))
}
