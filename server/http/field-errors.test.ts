import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

/** Sends a request body that must be refused. @returns the error sentences of one field */
async function saidOf(endpoint: string, body: unknown, field: string): Promise<string[] | undefined> {
  const answer = await call(server, endpoint, { headers: doctor.auth, body })
  return expectRefusal(answer, [400]).fields?.[field]
}

test('missing values, null and wrong types have different sentences', async () => {
  const said = (name: unknown) =>
    saidOf('POST /api/v2/patient/', { name, date_of_birth: '1990-01-01' }, 'name')
  expect(await said(undefined)).toEqual(['Este campo es requerido.'])
  expect(await said(null)).toEqual(['Este campo no puede ser nulo.'])
  for (const other of [1, true, ['Ana'], { name: 'Ana' }])
    expect(await said(other)).toEqual(['El tipo de dato no es el esperado.'])
})

const patient = { name: 'Ana Ficticia', date_of_birth: '1990-01-01' }
const password = 'mesa verde lluvia tranvia'
const account = { email: 'nadie@clinica.example', password1: password, password2: password }
const row = { presentation: 'Ejemplo', instructions: 'Tomar 1 tableta cada 8 horas durante 5 días' }
const rx = (more: object) => ({ patient: { uid: 'x' }, medications: [{ ...row, ...more }] })

const ADD = 'POST /api/v2/patient/'
const JOIN = 'POST /rest-auth/registration/'
const ISSUE = 'POST /api/v2/rx-endpoint/'
const SENTENCES: [rule: string, endpoint: string, body: object, field: string, sentence: string][] = [
  ['required', ADD, { ...patient, name: ' ' }, 'name', 'Este campo no puede estar en blanco.'],
  [
    'email',
    JOIN,
    { ...account, email: 'nadie@clinica' },
    'email',
    'Introduzca una dirección de correo electrónico válida.',
  ],
  ['confirmed', JOIN, { ...account, password2: 'otra' }, 'password2', 'Las contraseñas no coinciden'],
  [
    'date_format',
    ADD,
    { ...patient, date_of_birth: '31-13-1990' },
    'date_of_birth',
    'Fecha con formato erróneo. Use el formato AAAA-MM-DD.',
  ],
  ['included', ADD, { ...patient, gender: 'X' }, 'gender', 'No es una elección válida. Opciones: M, F, O.'],
  [
    'numeric',
    'PATCH /api/v2/profile/',
    { cedula_prof: '12A4567' },
    'cedula_prof',
    'La cédula tiene 7 u 8 dígitos (las antiguas, desde 5). Revise el número.',
  ],
  [
    'min_value',
    ISSUE,
    rx({ qty: 0 }),
    'medications.0.qty',
    'Asegúrese de que este valor es mayor o igual a 1.',
  ],
  [
    'max_value',
    ISSUE,
    rx({ qty: 1002 }),
    'medications.0.qty',
    'Asegúrese de que este valor es menor o igual a 1001.',
  ],
  [
    'min',
    JOIN,
    { ...account, password1: 'corta', password2: 'corta' },
    'password1',
    'Asegúrese de que este campo tenga al menos 12 caracteres.',
  ],
  [
    'max',
    'POST /api/v2/contact/',
    { subject: 'x'.repeat(201), message: 'x' },
    'subject',
    'Asegúrese de que este campo no tenga más de 200 caracteres.',
  ],
  [
    'digits',
    'POST /api/v2/access/totp/confirm/',
    { totp: '12345' },
    'totp',
    'Escriba los 6 dígitos que muestra su aplicación.',
  ],
]

test.each(SENTENCES)(
  '%s has a Spanish sentence for its field',
  async (_rule, endpoint, body, field, sentence) => {
    expect(await saidOf(endpoint, body, field)).toEqual([sentence])
  },
)

test.each(['María-José O’Farrill Ñáñez', "Ana D'Angelo Ficticia"])(
  'a name is not of letters and spaces alone: %s',
  async (name) => {
    const answer = await call(server, ADD, { headers: doctor.auth, body: { ...patient, name } })
    expect([answer.statusCode, answer.json<{ name: string }>().name]).toEqual([201, name])
  },
)
