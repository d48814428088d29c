import { expect, test } from 'vitest'
import { presentationOf } from './presentation.ts'

const tablet = {
  generic: 'Paracetamol',
  ingredients: [{ name: 'paracetamol', strength: '500 mg' }],
  per: '',
  form: 'tableta',
  content: 'caja con 20 tabletas',
}

test('a tablet says drug, form, strength and content', () => {
  expect(presentationOf(tablet)).toBe('Paracetamol tableta 500 mg, caja con 20 tabletas')
})

test('a strength in a volume is written as on the label', () => {
  const syrup = { ...tablet, form: 'jarabe', content: 'frasco con 120 mL' }
  expect(presentationOf({ ...syrup, per: '5 mL' })).toBe('Paracetamol jarabe 500 mg/5 mL, frasco con 120 mL')
  expect(presentationOf({ ...syrup, per: '1 mL' })).toBe('Paracetamol jarabe 500 mg/mL, frasco con 120 mL')
})

test('the volume of a combination belongs to all its strengths', () => {
  expect(
    presentationOf({
      generic: 'Amoxicilina / Ácido clavulánico',
      ingredients: [
        { name: 'amoxicilina', strength: '250 mg' },
        { name: 'ácido clavulánico', strength: '62.5 mg' },
      ],
      per: '5 mL',
      form: 'polvo para suspensión oral',
      content: '',
    }),
  ).toBe('Amoxicilina / Ácido clavulánico polvo para suspensión oral 250 mg / 62.5 mg por 5 mL')
})
