import { expect, test } from 'vitest'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { childDoses } from './paediatric.ts'

const dosesOf = (text: string, weightKg = 12) =>
  childDoses(
    { ...projectSafety.contents.ofText(text), route: 'oral' },
    { ageMonths: 36, weightKg },
    projectSafety.rules.paediatric,
  )

test('amoxicillin with clavulanic acid is counted by amoxicillin', () => {
  // The rule of amoxicillin gives 25 to 45 mg/kg a day in two doses, for a child of 12 kg. The suspension has 80 mg of
  // amoxicillin in a millilitre.
  expect(dosesOf('Amoxicilina/ácido clavulánico suspensión 400 mg/57 mg/5 mL')).toMatchObject({
    reason: null,
    doses: [{ dose: { low: 150, high: 270 }, ml: { low: 2, high: 3.5 } }],
  })
})

test('trimethoprim with sulfamethoxazole is counted by trimethoprim', () => {
  // The rule of trimethoprim gives 8 mg/kg a day in two doses, for a child of 12 kg. The suspension has 8 mg of
  // trimethoprim in a millilitre.
  expect(dosesOf('Trimetoprima/sulfametoxazol suspensión 40 mg/200 mg/5 mL')).toMatchObject({
    reason: null,
    doses: [{ dose: { low: 48, high: 48 }, ml: { low: 6, high: 6 } }],
  })
})

test('the calculator gives no dose for any other combination', () => {
  expect(dosesOf('Paracetamol/cafeína tableta 500 mg/65 mg')).toEqual({ reason: 'combination' })
})
