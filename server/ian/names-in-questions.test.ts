import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows } from '../testing/count-rows.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { askIan } from './testing/ask.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
  await createPatient(server, doctor, { name: 'Lucía Hernández Ficticia' })
})
afterAll(() => server.close())

const ask = (question: string, more?: Record<string, unknown>) => askIan(server, doctor.auth, question, more)

test('of two patients with one name, an answer says the day of birth of the one that it is about', async () => {
  const namesakes = ['1980-01-01', '1982-02-02'].map((date_of_birth) => ({
    name: 'Gemela Igual Ficticia',
    date_of_birth,
  }))
  for (const namesake of namesakes) await createPatient(server, doctor, namesake)
  const lines = []
  for (const question of [
    'recetas de Gemela Igual',
    'prepara paracetamol 500 mg cada 8 horas para Gemela Igual',
  ]) {
    const { cards } = await ask(question)
    expect(cards).toHaveLength(2)
    for (const card of cards) {
      if (card.kind !== 'choice') throw new Error('no choice')
      lines.push((await ask(card.question, { context: card.context })).did[0])
    }
  }
  const born = ['1 de enero de 1980', '2 de febrero de 1982']
  expect(new Set(lines).size).toBe(4)
  for (const line of lines)
    expect(born.filter((day) => line?.includes(`Gemela Igual Ficticia (nació el ${day})`))).toHaveLength(1)
  expect((await ask('recetas de Lucía')).did[0]).not.toContain('nació')
})

test('a patient called Cancela is found, and an order beside the name is refused', async () => {
  const { uid } = await createPatient(server, doctor, { name: 'Cancela Ruiz Ficticia' })
  await createPatient(server, other, { name: 'Manda Torres Ficticia' })
  const before = await countRows(server)
  for (const question of ['Cancela Ruiz', 'busca a cancela ruiz', 'expediente de Cancela'])
    expect(await ask(question), question).toMatchObject({
      outcome: 'answered',
      cards: [{ kind: 'patient', uid }],
    })
  expect((await ask('recetas de Cancela Ruiz')).did[0]).toContain('Cancela Ruiz Ficticia')
  for (const order of [
    'cancela la receta de Cancela Ruiz',
    'Cancela Ruiz, mándasela',
    'cancela',
    'Manda Torres',
  ])
    expect(await ask(order), order).toMatchObject({ outcome: 'refused' })
  expect(await countRows(server)).toEqual(before)
})

test('an answer says that more patients have the name than it shows', async () => {
  for (let at = 1; at <= 7; at += 1)
    await createPatient(server, doctor, { name: `Remedios Prueba ${'ABCDEFG'[at - 1]}` })
  const found = await ask('busca a Remedios')
  expect(found.cards).toHaveLength(6)
  expect(found.texts).toContain('Hay más de 6 pacientes con ese nombre; estos son 6. Escriba más del nombre.')
  const asked = await ask('recetas de Remedios')
  expect(asked).toMatchObject({ outcome: 'asked' })
  expect(asked.cards).toHaveLength(6)
  expect(asked.texts.join(' ')).toContain('Hay más: si no está aquí, escriba más del nombre.')
})

test('a name with one slip is shown as the name that was understood', async () => {
  const { cards, texts } = await ask('busca a Lusía')
  expect(cards).toMatchObject([{ kind: 'patient', name: 'Lucía Hernández Ficticia' }])
  expect(texts).toEqual(['Entendí «Lucía Hernández Ficticia».'])
})

test('a name with the other ending is another patient’s: the answer asks, and prepares nothing', async () => {
  const before = await countRows(server)
  for (const question of ['prepara paracetamol 500 mg cada 8 horas para Lucio', 'recetas de Lucio'])
    expect(await ask(question), question).toMatchObject({
      outcome: 'asked',
      texts: ['No tiene un paciente que se llame «Lucio». ¿Es alguno de estos?'],
      cards: [{ kind: 'choice', label: 'Lucía Hernández Ficticia' }],
    })
  expect((await ask('busca a Lucio')).texts).toEqual([
    'No tiene un paciente que se llame «lucio». ¿Es alguno de estos?',
  ])
  expect(await countRows(server)).toEqual(before)
})
