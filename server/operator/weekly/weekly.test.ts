import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problem.ts'
import type { WeeklyAnswer } from '#contract/weekly/weekly-report.ts'
import { accountMail as en } from '#locales/en/account-mail.ts'
import { accountMail as es } from '#locales/es/account-mail.ts'
import { openSession } from '../../accounts/session/open-session.ts'
import { makeOperator } from '../make-operator.ts'
import { call } from '../../testing/call.ts'
import {
  createDoctor,
  createOperator,
  createPatient,
  PASSWORD,
  type TestDoctor,
} from '../../testing/factories.ts'
import { RESPONSIBLE, startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { lastMonday, makeWeeklyReport } from './make-report.ts'

let server: TestServer
let doctor: TestDoctor
let auth: { authorization: string }
/** A Monday at 7:00 in Mexico City. `before` returns the moment that is the given number of days and hours before it. */
const MONDAY = new Date('2026-11-23T13:00:00Z')
const before = (days: number, hours = 0) => new Date(MONDAY.getTime() - days * 86_400_000 - hours * 3_600_000)

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server, { name: 'Doctora de la Semana' })
  const id = await makeOperator(server.database, {
    email: RESPONSIBLE,
    name: 'Responsable',
    password: PASSWORD,
  })
  const { token } = await openSession(server.database.open, { accountId: id, class: 'operator', device: '' })
  auth = { authorization: `Token ${token}` }
})
afterAll(() => server.close())
beforeEach(() =>
  withClient(server.ownerUrl, (client) =>
    client.query('delete from weekly_report; delete from account_mail'),
  ),
)

const CLONAZEPAM = {
  presentation: 'Clonazepam tabletas 2 mg, caja con 30 tabletas',
  instructions: 'Tomar 1 tableta por vía oral por la noche durante 30 días.',
  qty: 1,
}
const MAGISTRAL = {
  presentation: 'Preparado base frío con rosas',
  instructions: 'Aplicar por vía cutánea 1 vez al día por 5 días',
  qty: 1,
}
const NAME = 'Rosaura Paciente Secreta'
const issue = async (at: Date, uid: string, row: object, overrides: object[] = []) => {
  server.clock.now = at
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: { patient: { uid }, medications: [row], overrides },
  })
  return answer.json<{ code: string; signature: string; fields?: Record<string, string[]> }>()
}
const make = (at = MONDAY, responsible = RESPONSIBLE) =>
  makeWeeklyReport(server.database, { responsible, clock: () => at })
const read = (query = '', headers = auth) => call(server, `GET /api/v2/operator/weekly/${query}`, { headers })
const mails = () =>
  withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ recipient: string; note: string; day: string }>(
      `select recipient, note, day::text from account_mail where kind = 'weekly-report'`,
    )
    return rows
  })

test('the week is that of Mexico City, from Monday to Sunday', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(lastMonday)).toEqual(Array(3).fill('2026-11-16'))
  expect(lastMonday('2026-11-22')).toBe('2026-11-09')
})

test('the report counts the week, lists entries by code, and names no patient', async () => {
  const { uid } = await createPatient(server, doctor, { name: NAME })
  const first = await issue(before(5), uid, CLONAZEPAM)
  const asked = await issue(before(4), uid, CLONAZEPAM)
  const finding = Object.keys(asked.fields ?? {})[0]?.replace(/^overrides\./, '')
  const reason = 'Perdió la receta anterior'
  const again = await issue(before(4), uid, CLONAZEPAM, [{ finding, reason }])
  const unknown = await issue(before(3), uid, MAGISTRAL)
  // Edges of the reported week in Mexico City: a prescription of Sunday 23:00 belongs to the week. Prescriptions of the
  // following Monday 0:30 and of the previous Sunday do not.
  const late = await issue(before(0, 8), uid, MAGISTRAL)
  await issue(before(0, 6.5), uid, MAGISTRAL)
  await issue(before(7, 8), uid, MAGISTRAL)
  await Promise.all([make(), make()])
  const answer = await read()
  const { weeks, report } = answer.json<WeeklyAnswer>()
  expect(weeks).toEqual(['2026-11-16'])
  const origin = { doctor: 'Doctora de la Semana' }
  expect(report).toMatchObject({
    from: '2026-11-16',
    until: '2026-11-22',
    issued: 4,
    doctors: 1,
    unknown: {
      count: 2,
      rows: [
        { ...origin, code: unknown.code, day: '2026-11-20', text: MAGISTRAL.presentation },
        { ...origin, code: late.code, day: '2026-11-22', text: MAGISTRAL.presentation },
      ],
    },
    overrides: { count: 0, rows: [] },
    repeats: {
      count: 1,
      rows: [{ ...origin, code: again.code, day: '2026-11-19', about: ['clonazepam'], reason }],
    },
  })
  expect(report?.gaps).toBeGreaterThan(0)
  const { record = 0, knowledge = 0, text = 0 } = report?.gaps_by ?? {}
  expect(record + knowledge + text).toBe(report?.gaps)
  expect([record > 0, text]).toEqual([true, 2])
  expect(answer.body).not.toContain('Rosaura')
  const [mail, ...others] = await mails()
  expect([others, mail?.recipient, mail?.day]).toEqual([[], RESPONSIBLE, '2026-11-16'])
  expect(JSON.parse(mail?.note ?? '')).toEqual([4, 1, report?.gaps, 2, 0, 1, record, knowledge, text])
  const said = [es, en].map((texts) => texts['weekly-report'].paragraphs('', 'x', mail?.note ?? '').join(' '))
  expect(said[0]).toMatch(/4 recetas, de 1 médico.*reconoció: 2.*motivo: 0.*30 días: 1/)
  expect(said[0]).toMatch(
    /faltó un dato del paciente.*: 150\.0\..*no tiene regla.*: 0\.0\..*no se entendió.*: 50\.0\./,
  )
  expect(said[1]).toMatch(/4 prescriptions.*recognised: 2.*was missing.*: 150\.0\..*understood: 50\.0\./)
  for (const text of said)
    for (const word of ['Rosaura', first.code, 'lonazepam']) expect(text).not.toContain(word)
  expect((await read('?week=2026-11-16')).json<WeeklyAnswer>().report).toEqual(report)
  expect((await read('?week=2026-11-09')).statusCode).toBe(404)
  expect((await read('?week=ayer')).statusCode).toBe(400)
})

test('an empty week says so, and a second run of the job makes and mails nothing', async () => {
  await make(new Date('2027-06-07T13:00:00Z'))
  await make(new Date('2027-06-08T13:00:00Z'))
  const { weeks, report } = (await read()).json<WeeklyAnswer>()
  expect([weeks, report?.issued, report?.unknown]).toEqual([['2027-05-31'], 0, { count: 0, rows: [] }])
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(es['weekly-report'].paragraphs('', 'hoy', sent[0]?.note ?? '')).toEqual([
    'En la semana del hoy no se emitió ninguna receta.',
  ])
})

test('reports older than two years are deleted, and none is made without a responsible physician', async () => {
  await make(MONDAY, '')
  expect((await read()).json<WeeklyAnswer>()).toEqual({ weeks: [], report: null })
  await make(MONDAY)
  await make(new Date('2029-01-08T13:00:00Z'))
  expect((await read()).json<WeeklyAnswer>().weeks).toEqual(['2029-01-01'])
})

test('an operator who reviews licences, a doctor and a guest read no report', async () => {
  const reviewer = await createOperator(server)
  const answer = await read('', reviewer.auth)
  expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([403, 'forbidden'])
  expect((await read('', doctor.auth)).statusCode).toBe(403)
  expect((await call(server, 'GET /api/v2/operator/weekly/')).statusCode).toBe(401)
})
