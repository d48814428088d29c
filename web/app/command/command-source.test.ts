import { expect, test } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import type { Patient } from '#contract/patients/patients.ts'
import type { FindingKind } from '#contract/safety.ts'
import { texts as english } from '#locales/en/command.ts'
import { texts as spanish } from '#locales/es/command.ts'
import {
  type Command,
  contraindicatedAfter,
  earlyChoice,
  joined,
  joinedAfter,
  litByItself,
} from './command-source.ts'
import { type MarksByDrug, nameOf } from '../../lib/drafts/search-marks.ts'
import { isOwnLast, isVerbBegun, readVerb } from './read-verb.ts'
import { matches } from './words.ts'

test('a command matches when each typed word begins one of its words, in any order and with or without accents', () => {
  expect(matches('Cerrar sesión, salir', 'sesion')).toBe(true)
  expect(matches('Nueva receta', 'rec nue')).toBe(true)
  expect(matches('Nueva receta', 'eceta')).toBe(false)
  expect(matches('Historial', 'historial de')).toBe(false)
})

test('a line is read as a verb and a name in both languages', () => {
  expect(readVerb('rep ram', spanish.verbs)).toEqual({ verb: 'repeat', name: 'ram' })
  expect(readVerb('Nueva ana maría', spanish.verbs)).toEqual({ verb: 'new', name: 'ana maria' })
  expect(readVerb('corregir última', spanish.verbs)).toEqual({ verb: 'correct', name: 'ultima' })
  expect(readVerb('exp lucía', spanish.verbs)).toEqual({ verb: 'record', name: 'lucia' })
  expect(readVerb('repeat the last', english.verbs)).toEqual({ verb: 'repeat', name: 'the last' })
  expect(readVerb('correct ana', english.verbs)).toEqual({ verb: 'correct', name: 'ana' })
})

test('a verb alone means the last prescription, also while it is typed', () => {
  expect(readVerb('corregir', spanish.verbs)).toEqual({ verb: 'correct', name: '' })
  expect(readVerb('corr', spanish.verbs)).toEqual({ verb: 'correct', name: '' })
  expect(isOwnLast('', spanish.verbs)).toBe(true)
  for (const line of ['corr', 'rep']) expect(isVerbBegun(line, spanish.verbs)).toBe(true)
  for (const line of ['Corregir', 'repetir', 'rep ram', 'rosa'])
    expect(isVerbBegun(line, spanish.verbs)).toBe(false)
})

test('two letters of a verb, and other words are no line with a verb', () => {
  for (const line of ['re', 're ram', 'rosa maría', '']) expect(readVerb(line, spanish.verbs)).toBeUndefined()
})

test('"última" after a verb means the last prescription of the doctor', () => {
  expect(isOwnLast('ultima', spanish.verbs)).toBe(true)
  expect(isOwnLast('la última', spanish.verbs)).toBe(true)
  expect(isOwnLast('ramón', spanish.verbs)).toBe(false)
  expect(isOwnLast('last', english.verbs)).toBe(true)
})

const of = (kind: 'patient' | 'repeat' | 'record', uid: string): Command => ({
  kind,
  patient: { uid, name: 'Paciente Ficticio' } as Patient,
})
const history: Command = { kind: 'action', action: 'history' }

test('an Enter that came before the results takes the first command only if no other of its kind was found', () => {
  const one = [of('patient', 'a'), of('repeat', 'a'), of('record', 'a')]
  expect(earlyChoice(one, 'luc')).toBe(one[0])
  expect(earlyChoice([...one, of('patient', 'b')], 'luc')).toBeUndefined()
  expect(earlyChoice([history], 'his')).toBe(history)
  expect(earlyChoice([history, of('patient', 'a')], 'his')).toBeUndefined()
  expect(earlyChoice([{ kind: 'add', name: 'Ana' }], 'Ana')).toBeUndefined()
  expect(earlyChoice([], 'x')).toBeUndefined()
})

test('a line whose verb found somebody offers no new patient of that name', () => {
  const add: Command = { kind: 'add', name: 'rep ram' }
  expect(joined([of('repeat', 'a')], [history, of('repeat', 'a'), add])).toEqual([of('repeat', 'a'), history])
  expect(joined([], [history, add])).toEqual([history, add])
})

test('an unfinished verb stands after what its letters find, and before no new patient', () => {
  const add: Command = { kind: 'add', name: 'rep' }
  const last: Command = { kind: 'last', act: 'repeat' }
  expect(joinedAfter([of('patient', 'a'), add], [last])).toEqual([of('patient', 'a'), last])
  expect(joinedAfter([history, add], [])).toEqual([history, add])
})

test('the first command is lit by itself unless a glance could take it for another one', () => {
  const lucia = of('patient', 'a')
  expect(litByItself([lucia, of('repeat', 'a'), history])).toBe(lucia)
  // A second patient of the same name was found.
  expect(litByItself([lucia, of('repeat', 'a'), of('patient', 'b')])).toBeUndefined()
  const medicine = (look_alike: Drug['look_alike']): Command => ({
    kind: 'drug',
    drug: { look_alike } as Drug,
    corrected: null,
  })
  expect(litByItself([medicine(null), medicine(null)])).toEqual(medicine(null))
  expect(litByItself([medicine({ name: 'rasagilina' } as Drug['look_alike']), history])).toBeUndefined()
  expect(litByItself([])).toBeUndefined()
})

const found = (generic: string, of: Partial<Drug> = {}): Command => ({
  kind: 'drug',
  drug: { uid: generic, generic, route: 'oral', fraction: 'IV', look_alike: null, ...of } as Drug,
  corrected: null,
})
const against = (generic: string, kind: FindingKind, stops: boolean): MarksByDrug =>
  new Map([
    [
      nameOf(generic, 'oral'),
      { generic, route: 'oral', kinds: [kind], severity: stops ? 'contraindicated' : 'serious', stops },
    ],
  ])

test('what the patient of the open draft must not take comes after other medicines, and nothing is lit', () => {
  const [first, second] = [found('Amoxicilina'), found('Ambroxol')]
  const marks = against('Amoxicilina', 'allergy', true)
  const ordered = contraindicatedAfter([history, first, second, of('patient', 'a')], marks)
  expect(ordered).toEqual([history, second, first, of('patient', 'a')])
  expect(litByItself([second, first], { marks })).toBeUndefined()
  expect(earlyChoice([first], 'amox', { marks })).toBeUndefined()
  // Without an open draft, a medicine is highlighted without any safety marks. While the safety marks of the open draft are not
  // known, no medicine is highlighted.
  expect(litByItself([first, second])).toBe(first)
  expect(litByItself([first, second], { marks: undefined })).toBeUndefined()
  expect(litByItself([first, second], { marks: new Map() })).toBe(first)
})

test('an Enter that came before the results takes a medicine only if nothing is said against it', () => {
  const one = found('Losartán')
  expect(earlyChoice([one], 'losartan', { marks: new Map() })).toBe(one)
  expect(earlyChoice([one], 'losartan', { marks: against('Losartán', 'interaction', false) })).toBeUndefined()
  expect(earlyChoice([found('Clonazepam', { fraction: 'II' })], 'clonazepam')).toBeUndefined()
  expect(litByItself([found('Cefdinir', { begun: true })])).toBeUndefined()
  const usual = found('Cefdinir', { begun: true, usual: true })
  expect(litByItself([usual])).toBe(usual)
})
