import * as fc from 'fast-check'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import { TIME_ZONES, type TimeZone } from '#contract/values/time-zone.ts'
import { claimNextMail, deliverMail } from '../../delivery/deliver-mail.ts'
import { call } from '../../testing/call.ts'
import { uidOfDrug } from '../../testing/clinical/catalogue.ts'
import type { counterCalls } from '../../testing/counter.ts'
import type { TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS } from '../../testing/issue.ts'
import { type TestServer, withClient } from '../../testing/test-server.ts'
import { foldFigures } from '../queries.ts'

const DRUGS = ['Cuatropril', 'Seisalbina', 'Cocicilina']
/** Spellings of a medicine that is typed as free text. The counts treat all of them as one medicine. */
const SPELLINGS = ['Fórmula de árnica', 'FORMULA DE ARNICA', 'formula de Arnica']
/** Instants near the ends of months and of the year, in the time zones of Mexico City, Cancún, Hermosillo and Tijuana. */
export const BEGINS = [
  '2026-10-31T23:30:00-06:00',
  '2026-10-31T23:30:00-05:00',
  '2026-11-30T22:50:00-07:00',
  '2026-12-31T21:40:00-08:00',
  '2027-02-28T23:59:59.900-06:00',
]

/**
 * Instants in nights on which the clocks near Mexico's border change, and at hours at which the day has ended in some time
 * zones only.
 */
export const NIGHTS = [
  ...BEGINS,
  '2026-10-31T23:40:00-07:00',
  '2026-11-01T08:40:00Z',
  '2027-03-13T23:40:00-08:00',
  '2027-03-14T06:30:00Z',
  '2027-03-31T23:10:00-06:00',
  '2027-03-31T23:10:00-05:00',
  '2027-10-31T23:10:00-06:00',
]

export type Act =
  | { act: 'issue'; rows: number[]; coded: boolean; replacing: boolean }
  | { act: 'cancel' | 'cancel-row' | 'fill' | 'undo' | 'reject'; at: number }
  | { act: 'mail'; result: 'sent' | 'failed' | 'unknown' }
  | { act: 'fold' }
  | { act: 'wait'; minutes: number }
  | { act: 'move'; zone: TimeZone }

const at = fc.nat(20)
export const anyActs: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constant('issue' as const),
        rows: fc.array(fc.nat(DRUGS.length + SPELLINGS.length - 1), { minLength: 1, maxLength: 3 }),
        coded: fc.boolean(),
        replacing: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'cancel' as const,
          'cancel-row' as const,
          'fill' as const,
          'undo' as const,
          'reject' as const,
        ),
        at,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('mail' as const),
        result: fc.constantFrom('sent', 'failed', 'unknown' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('wait' as const),
        minutes: fc.oneof(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 1, max: 50_000 })),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('fold' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('move' as const), zone: fc.constantFrom(...TIME_ZONES) }),
    },
  ),
  { minLength: 6, maxLength: 24 },
)

/** Sequence of actions on prescriptions in which every kind of action takes effect. */
export const EVERY_ACT: Act[] = [
  { act: 'issue', rows: [0, 1], coded: true, replacing: false },
  { act: 'issue', rows: [0], coded: true, replacing: true },
  { act: 'undo', at: 1 },
  { act: 'fill', at: 0 },
  { act: 'cancel-row', at: 0 },
  { act: 'mail', result: 'sent' },
  { act: 'wait', minutes: 90 },
  { act: 'issue', rows: [1, 2, 3, 4], coded: false, replacing: false },
  { act: 'fold' },
  { act: 'mail', result: 'failed' },
  { act: 'issue', rows: [1], coded: true, replacing: false },
  { act: 'mail', result: 'unknown' },
  { act: 'cancel', at: 2 },
]

/** Runs actions on prescriptions through the API, beginning at an instant. Actions that the product refuses change nothing. */
export async function runActs(
  server: TestServer,
  counter: ReturnType<typeof counterCalls>,
  { doctor, uid, begin }: { doctor: TestDoctor; uid: string; begin: string },
  sequence: readonly Act[],
): Promise<void> {
  server.clock.now = new Date(begin)
  const issued: IssuedPrescription[] = []
  const post = (path: string, body: unknown) =>
    call(server, `POST /api/v2/${path}`, { headers: doctor.auth, body })
  for (const one of sequence) {
    if (one.act === 'wait') server.clock.now = new Date(server.clock.now.getTime() + one.minutes * 60_000)
    else if (one.act === 'fold')
      await server.database.asDoctor(doctor.id, (sql) => foldFigures(sql, doctor.id))
    else if (one.act === 'move')
      await call(server, `PATCH /api/v2/hospital/${doctor.hospitalId}/`, {
        headers: doctor.auth,
        body: { time_zone: one.zone },
      })
    else if (one.act === 'mail') await settleMails(server, one.result)
    else if (one.act === 'issue') {
      const last = issued.at(-1)
      const answer = await post('rx-endpoint/', {
        patient: { uid },
        medications: one.rows.map((drug) => ({
          ...named(drug),
          instructions: INSTRUCTIONS,
          qty: 3,
          qty_confirmed: true,
        })),
        ...(one.coded ? { diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda, no especificada' }] } : {}),
        ...(one.replacing && last ? { replaces: last.signature } : {}),
      })
      if (answer.statusCode === 201) issued.push(answer.json<IssuedPrescription>())
    } else {
      const rx = issued[one.at % Math.max(1, issued.length)]
      if (!rx) continue
      const { signature } = rx
      if (one.act === 'fill') await counter.sell(rx, 1, 0)
      if (one.act === 'undo') await post(`rx/undo/${signature}/`, { reason: 'medication' })
      if (one.act === 'reject')
        await call(server, `POST /api/v1/prescriptions/reject/${signature}`, {
          headers: doctor.auth,
          body: { rejected: true, reason_of_rejected: 'Motivo' },
        })
      if (one.act === 'cancel') await post(`rx/cancel/${signature}/`, { reason: 'mistake' })
      if (one.act === 'cancel-row') {
        const { medications } = (
          await call(server, `GET /api/v2/rx-endpoint/${signature}`, { headers: doctor.auth })
        ).json<Prescription>()
        const rows = [medications[one.at % medications.length]?.id]
        await post(`rx/cancel/${signature}/`, { reason: 'mistake', rows })
      }
    }
  }
}

/**
 * Names the medicine of a prescription's row: a number below the length of `DRUGS` stands for a product, and a higher one for a
 * spelling in free text.
 */
function named(drug: number): { drug_upc: string } | { presentation: string } {
  const product = DRUGS[drug]
  return product === undefined
    ? { presentation: SPELLINGS[drug - DRUGS.length] ?? '' }
    : { drug_upc: uidOfDrug(product) }
}

/** Delivers every unsent mail to a relay that answers with a certain result. */
async function settleMails(server: TestServer, result: 'sent' | 'failed' | 'unknown'): Promise<void> {
  await withClient(server.ownerUrl, (client) => client.query('update mail set send_after = now()'))
  const message = {
    messageId: '',
    from: '',
    to: '',
    cc: '',
    subject: '',
    text: '',
    html: '',
    attachments: [],
  }
  const mail = { send: async () => ({ result, outcome: '' }), close: () => undefined }
  const log = (line: string): void => {
    throw new Error(line)
  }
  for (;;) {
    const due = await claimNextMail(server)
    if (!due) return
    await deliverMail({ database: server.database, mail, compose: async () => message, log }, due)
  }
}
