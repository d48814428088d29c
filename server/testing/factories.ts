import { mexicoToday } from '#contract/values/mexico-day.ts'
import type { PatientRow } from '../patients/queries.ts'
import { openSession } from '../accounts/session/open-session.ts'
import { insertAccount } from '../accounts/queries.ts'
import { linkAssistant, nameAssistant } from '../assistants/link-assistant.ts'
import { makeIntegrator } from '../integrators/make-integrator.ts'
import { makeOperator } from '../operator/make-operator.ts'
import { addPatient } from '../patients/save-patient.ts'
import { insertPharmacy, type NewPharmacy } from '../pharmacies/queries.ts'
import { insertDoctor, type DoctorRow } from '../profile/queries.ts'
import { insertWorkplace } from '../workplaces/hospital-queries.ts'
import { hashCheaply } from './hash-cheaply.ts'
import type { TestServer } from './test-server.ts'

let made = 0
const next = (): number => (made += 1)

export const PASSWORD = 'una frase larga de prueba'
let passwordHash: Promise<string> | undefined

export interface TestDoctor {
  id: number
  email: string
  token: string
  hospitalId: number
  auth: { authorization: string }
}

/** Creates a verified doctor with a hospital and a token of the class `api`. */
export async function createDoctor(
  server: Pick<TestServer, 'database'>,
  profile: Partial<Omit<DoctorRow, 'doctor_id'>> = {},
): Promise<TestDoctor> {
  const n = next()
  passwordHash ??= hashCheaply(PASSWORD)
  const email = `doctor${n}@clinica.example`
  const { open } = server.database
  const id = await insertAccount(open, {
    kind: 'doctor',
    email,
    passwordHash: await passwordHash,
    verified: true,
  })
  const hospitalId = await server.database.asDoctor(id, async (sql) => {
    await insertDoctor(sql, {
      doctor_id: id,
      name: `Prueba Número ${n}`,
      female: n % 2 === 0,
      profession: 'physician',
      cedula: '0000001',
      institution: 'Universidad de Ejemplo',
      specialty: 'Medicina interna',
      specialty_cedula: '0000002',
      phone: '5500000000',
      specialty_verified: true,
      ...profile,
    })
    return insertWorkplace(sql, id, makeNewWorkplace(n), [])
  })
  const { token } = await openSession(open, { accountId: id, class: 'api', device: '' })
  return { id, email, token, hospitalId, auth: { authorization: `Token ${token}` } }
}

export const makeNewWorkplace = (n: number) => ({
  name: `Clínica ${n}`,
  patron: `Clínica Ejemplo ${n}`,
  headline: '',
  location: 'Av. Ficticia 100, Col. Demo, 06600 Ciudad de México',
  contact: '5500000000',
})

export function createPatient(
  server: Pick<TestServer, 'database'>,
  doctor: TestDoctor,
  more: Partial<Parameters<typeof addPatient>[2]> = {},
): Promise<PatientRow> {
  const patient = {
    name: `Paciente Ficticio ${next()}`,
    date_of_birth: '1980-05-17',
    email: 'paciente@correo.example',
    ...more,
  }
  return server.database.asDoctor(doctor.id, (sql) => addPatient(sql, doctor.id, patient, mexicoToday()))
}

/** Creates a pharmacy with its token. */
export async function createPharmacy(
  server: Pick<TestServer, 'database'>,
  more: Partial<NewPharmacy> = {},
): Promise<{ id: number; auth: { authorization: string } }> {
  const n = next()
  const { open } = server.database
  const email = `farmacia${n}@farmacia.example`
  const id = await insertAccount(open, { kind: 'pharmacy', email, passwordHash: null, verified: true })
  await insertPharmacy(open, id, { name: `Farmacia ${n}`, location: '', ...more })
  const { token } = await openSession(open, { accountId: id, class: 'pharmacy', device: '' })
  return { id, auth: { authorization: `Token ${token}` } }
}

/** Creates an assistant who prepares drafts for a doctor, and whom that doctor has approved. */
export async function createAssistant(
  server: Pick<TestServer, 'database'>,
  doctor: TestDoctor,
  { isApproved = true } = {},
): Promise<{ id: number; email: string; auth: { authorization: string } }> {
  const n = next()
  passwordHash ??= hashCheaply(PASSWORD)
  const email = `asistente${n}@clinica.example`
  const { open } = server.database
  const id = await insertAccount(open, {
    kind: 'assistant',
    email,
    passwordHash: await passwordHash,
    verified: true,
  })
  await nameAssistant(open, id, `Asistente ${n}`)
  const { id: doctorId, hospitalId } = doctor
  await server.database.asDoctor(doctorId, (sql) =>
    linkAssistant(sql, { doctorId, assistantId: id, hospitalId, isApproved }),
  )
  const { token } = await openSession(open, { accountId: id, class: 'api', device: '' })
  return { id, email, auth: { authorization: `Token ${token}` } }
}

/** Creates an operator who reviews licences, with a token. */
export async function createOperator(
  server: Pick<TestServer, 'database'>,
): Promise<{ id: number; email: string; auth: { authorization: string } }> {
  const n = next()
  const email = `revision${n}@recetario.example`
  const id = await makeOperator(server.database, { email, name: `Operación ${n}`, password: PASSWORD })
  const { token } = await openSession(server.database.open, { accountId: id, class: 'operator', device: '' })
  return { id, email, auth: { authorization: `Token ${token}` } }
}

/** Creates an integrator that makes doctors' accounts, with its token. */
export async function createIntegrator(
  server: Pick<TestServer, 'database'>,
): Promise<{ id: number; name: string; auth: { authorization: string } }> {
  const n = next()
  const name = `Sistema Ficticio ${n}`
  const { id, token } = await makeIntegrator(server.database, { email: `sistema${n}@sistema.example`, name })
  return { id, name, auth: { authorization: `Token ${token}` } }
}
