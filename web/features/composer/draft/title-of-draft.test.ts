import { expect, test } from 'vitest'
import type { Patient } from '#contract/patients/patients.ts'
import { texts as english } from '#locales/en/composer.ts'
import { texts as spanish } from '#locales/es/composer.ts'
import { titleOfDraft } from './title-of-draft.ts'

const patient = { name: 'Lucía Mendoza Ejemplo' } as Patient
const replaces = { kind: 'replaces', signature: 'a' } as const

test('a correction and a renewal are titled so, and only the heading names the patient', () => {
  expect(titleOfDraft({ relation: replaces, patient }, 'Receta Nueva', spanish)).toEqual({
    title: 'Corregir receta',
    heading: 'Corregir receta de Lucía Mendoza Ejemplo',
  })
  expect(
    titleOfDraft({ relation: { kind: 'renews', signature: 'a' }, patient }, 'Receta Nueva', spanish),
  ).toEqual({
    title: 'Renovar receta',
    heading: 'Renovar receta de Lucía Mendoza Ejemplo',
  })
  expect(titleOfDraft({ relation: replaces, patient }, 'New prescription', english).heading).toBe(
    'Correct prescription of Lucía Mendoza Ejemplo',
  )
})

test('without a patient the heading of a correction is its title', () => {
  expect(titleOfDraft({ relation: replaces, patient: null }, 'Receta Nueva', spanish).heading).toBe(
    'Corregir receta',
  )
})

test('any other draft is a new prescription, whoever it is for', () => {
  expect(titleOfDraft({ relation: null, patient }, 'Receta Nueva', spanish)).toEqual({
    title: 'Receta Nueva',
    heading: 'Receta Nueva',
  })
})
