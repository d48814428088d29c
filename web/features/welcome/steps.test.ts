import { expect, test } from 'vitest'
import { isSaved, openStep } from './steps.ts'

const nothing = { name: '', phone: '', cedula_prof: '', alma_mater: '', has_hospital_data: false }
const you = { ...nothing, name: 'Julia Inventada', phone: '5512345678' }
const licence = { ...you, cedula_prof: '7654321', alma_mater: 'Universidad de Ejemplo' }

test.each([
  ['nothing', nothing, 1],
  ['the doctor', you, 2],
  ['the licence', licence, 3],
  ['the workplace', { ...licence, has_hospital_data: true }, 4],
])('with %s saved, the steps go on at the first that lacks data', (_saved, doctor, step) => {
  expect(openStep(null, doctor)).toBe(step)
})

test('a step that the address names is shown, and an unknown one is passed over', () => {
  expect(openStep('3', nothing)).toBe(3)
  expect(openStep('9', you)).toBe(2)
})

test('a name without a telephone leaves the first step unsaved', () => {
  expect(isSaved(1, { ...nothing, name: 'Julia Inventada' })).toBe(false)
})
