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

test('a strength or a form that is not known is left out', () => {
  const unknown = { ...tablet, ingredients: [{ name: 'paracetamol', strength: '' }] }
  expect(presentationOf(unknown)).toBe('Paracetamol tableta, caja con 20 tabletas')
  expect(presentationOf({ ...unknown, per: '5 mL' })).toBe('Paracetamol tableta, caja con 20 tabletas')
  expect(presentationOf({ ...tablet, form: '', content: '' })).toBe('Paracetamol 500 mg')
  const half = [...tablet.ingredients, { name: 'cafeína', strength: '' }, { name: 'otra', strength: '5 mg' }]
  expect(presentationOf({ ...tablet, ingredients: half, content: '' })).toBe(
    'Paracetamol tableta 500 mg / 5 mg',
  )
})

test('a volume of one unit is written without its number, and no other one is', () => {
  const per = (volume: string) => presentationOf({ ...tablet, per: volume, content: '' })
  expect([per('1 mL'), per('1 disparo'), per('0.1 mL'), per('1.5 mL'), per('11 mL')]).toEqual([
    'Paracetamol tableta 500 mg/mL',
    'Paracetamol tableta 500 mg/disparo',
    'Paracetamol tableta 500 mg/0.1 mL',
    'Paracetamol tableta 500 mg/1.5 mL',
    'Paracetamol tableta 500 mg/11 mL',
  ])
})
