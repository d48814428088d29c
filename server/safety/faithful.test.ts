import { describe, expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import type { ToldFinding } from '../outside/ai/port.ts'
import { isFaithful } from './faithful.ts'

/** Names of drugs, each with its key. One name is a synonym of another, and one is the first word of another. */
const names = new Map(
  [
    ['claritromicina', 'claritromicina'],
    ['simvastatina', 'simvastatina'],
    ['warfarina', 'warfarina'],
    ['acenocumarol', 'acenocumarol'],
    ['acido acetilsalicilico', 'aspirina'],
    ['aspirina', 'aspirina'],
    ['acido', 'otro'],
    ['tempra', 'tempra'],
  ].map(([name = '', key = '']) => [normalize(name), key] as const),
)

const finding = (more: Partial<ToldFinding> = {}): ToldFinding => ({
  severity: 'contraindicated',
  about: ['Claritromicina', 'Simvastatina'],
  mechanism: 'La claritromicina inhibe CYP3A4 y eleva la simvastatina más de 10 veces.',
  advice: 'No combine: riesgo de rabdomiólisis.',
  sources: ['Ficha técnica de simvastatina'],
  ...more,
})
const TRUE_TEXT =
  'La claritromicina frena el metabolismo de la simvastatina, por lo que la combinación está contraindicada.'
const says = (text: string, told: ToldFinding[] = [finding()]) => isFaithful(text, told, names)

describe('a text is faithful that', () => {
  test.each([
    ['tells the finding', TRUE_TEXT],
    ['forbids in other words', `${TRUE_TEXT} No se pueden tomar juntos.`],
    ['repeats a figure of the finding', `${TRUE_TEXT} Sube 10 veces.`],
    ['has digits within a name', `${TRUE_TEXT} Inhibe CYP2D6.`],
    ['numbers its paragraphs', `1. ${TRUE_TEXT}\n2) Vigile al paciente.\n 12. Fin.`],
    ['has tabs and lines', `${TRUE_TEXT}\r\n\tVigile.`],
    ['has 4,000 characters', `${TRUE_TEXT} `.padEnd(4000, 'a')],
  ])('%s', (_name, text) => expect(says(text)).toBe(true))
})

describe('a text is not faithful that', () => {
  test.each([
    ['adds a drug', `${TRUE_TEXT} Tampoco debe tomar warfarina.`],
    ['adds a drug of two words', `${TRUE_TEXT} Tampoco ácido acetilsalicílico.`],
    ['adds a brand', `${TRUE_TEXT} Es mejor Tempra.`],
    ['adds a dose', `${TRUE_TEXT} Tome 40 mg en la noche.`],
    ['adds an address', `${TRUE_TEXT} Vea https://ejemplo.example.`],
    ['adds an address without its scheme', `${TRUE_TEXT} Vea www.ejemplo.example.`],
    ['has a control character', `${TRUE_TEXT}\u0007`],
    ['takes back', `${TRUE_TEXT} No existe ningún riesgo.`],
    ['soothes', `${TRUE_TEXT} Es totalmente segura.`],
    ['tells to ignore', `${TRUE_TEXT} Puede ignorar la advertencia.`],
    ['has 4,001 characters', `${TRUE_TEXT} `.padEnd(4001, 'a')],
    ['adds a bare figure', `${TRUE_TEXT} Espere 3 días entre una y otra.`],
    ['adds a figure within a line that is no numbering', `${TRUE_TEXT} Espere 3. Después siga.`],
    ['adds a matter', `${TRUE_TEXT} También está contraindicada en el embarazo.`],
    ['adds a matter in English', `${TRUE_TEXT} It also harms the kidney.`],
    ['lowers', `${TRUE_TEXT} En la práctica el efecto es leve.`],
    ['calls it unlikely', `${TRUE_TEXT} Es poco probable que ocurra.`],
    ['allows both', `${TRUE_TEXT} Aun así se pueden tomar juntos.`],
    ['allows to combine', `${TRUE_TEXT} Se pueden combinar si hace falta.`],
    ['allows both in English', `${TRUE_TEXT} They can be taken together with food.`],
    ['names one drug of the two', 'La claritromicina frena el metabolismo de otros fármacos.'],
    ['names nothing', 'Es una combinación que debe vigilarse.'],
  ])('%s', (_name, text) => expect(says(text)).toBe(false))
})

test('only what is contraindicated is called so', () => {
  const serious = finding({ severity: 'serious' })
  expect(says(TRUE_TEXT, [serious])).toBe(false)
  expect(says(TRUE_TEXT, [serious, finding()])).toBe(true)
})

test('minor findings may be called mild, and more serious ones beside them may not', () => {
  const text = 'La claritromicina eleva la simvastatina: es leve.'
  expect(says(text, [finding({ severity: 'minor' })])).toBe(true)
  expect(says(text, [finding({ severity: 'minor' }), finding({ severity: 'moderate' })])).toBe(false)
  expect(says(text, [finding({ advice: 'Aun un dolor leve obliga a suspender.' })])).toBe(true)
})

test('a matter of the finding may be brought up', () => {
  const about = finding({ advice: 'No se indica en el embarazo.' })
  expect(says(`${TRUE_TEXT} Tampoco en el embarazo.`, [about])).toBe(true)
})

test('each finding is named, a drug by any of its names', () => {
  const other = finding({ about: ['Aspirina'], mechanism: 'Aspirina irrita.', advice: '' })
  expect(says(TRUE_TEXT, [finding(), other])).toBe(false)
  expect(says(`${TRUE_TEXT} El ácido acetilsalicílico irrita.`, [finding(), other])).toBe(true)
})

test('of a finding without a drug, one of the names is enough', () => {
  const told = finding({ about: ['Penicilinas', 'Betalactámicos'], mechanism: '', advice: '', sources: [] })
  expect(says('Las penicilinas están en el registro.', [told])).toBe(true)
  expect(says('Los betalactámicos están en el registro.', [told])).toBe(true)
  expect(says('Está en el registro.', [told])).toBe(false)
})
