import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AlikePatient } from '#contract/patients/patient-merge.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const found = async (body: object) => {
  const answer = await call(server, 'POST /api/v2/patients/alike/', { headers: doctor.auth, body })
  return answer
    .json<{ results: AlikePatient[] }>()
    .results.map(({ patient, likeness }) => [patient.uid, ...likeness])
}

const plain = 'Rebeca Torres Ficticia'
const written = {
  'full-width letters': 'Ｒｅｂｅｃａ　Ｔｏｒｒｅｓ，Ｆｉｃｔｉｃｉａ',
  'bold letters': '𝐑𝐞𝐛𝐞𝐜𝐚 Torres Ficticia',
  'Cyrillic letters': 'Rеbеса Tоrrеs Fiсtiсiа',
  'Greek letters': 'Rεbεcα Tοrrεs Fιcτιcια',
}

test.each(Object.entries(written))(
  'a name in %s is that of the patient in ordinary letters',
  async (_, name) => {
    const kept = await createPatient(server, doctor, {
      name: plain,
      date_of_birth: '1971-02-03',
      gender: 'F',
    })
    const typed = { name, date_of_birth: '1971-02-03', gender: 'F' }
    expect(await found(typed)).toContainEqual([kept.uid, 'name'])
    expect(await found({ ...typed, date_of_birth: '1970-01-01', birth_approximate: true })).toContainEqual([
      kept.uid,
      'name-age',
    ])
    expect(await found({ ...typed, date_of_birth: '1940-05-06' })).toContainEqual([kept.uid, 'name-alone'])
    expect(await found({ ...typed, name: `${name} Otra` })).toEqual([])
  },
)

test.each(Object.entries(written))(
  'a patient stored in %s is found by ordinary letters',
  async (what, name) => {
    // Each stored patient has a different year of birth, so that only one patient has the typed age.
    const year = 1950 + 4 * Object.keys(written).indexOf(what)
    const kept = await createPatient(server, doctor, { name, date_of_birth: `${year}-02-03`, gender: 'F' })
    const typed = { name: plain, date_of_birth: `${year}-02-03`, gender: 'F' }
    expect(await found(typed)).toContainEqual([kept.uid, 'name'])
    expect(await found({ ...typed, date_of_birth: `${year}-01-01`, birth_approximate: true })).toContainEqual(
      [kept.uid, 'name-age'],
    )
  },
)

test('names of one foreign alphabet stay apart', async () => {
  const born = { date_of_birth: '1966-06-07', gender: 'M' } as const
  const kept = await createPatient(server, doctor, { ...born, name: 'Иван Петров' })
  expect(await found({ ...born, name: 'Иван Петров' })).toEqual([[kept.uid, 'name']])
  expect(await found({ ...born, name: 'Степан Попов' })).toEqual([])
})
