import { expect, test } from 'vitest'
import { ownInstructions } from './medicine-head.ts'

const LOSARTAN = { generic: 'losartán', presentation: 'Losartán tableta 50 mg, caja con 30 tabletas' }
const own = (instructions: string, row = LOSARTAN) => ownInstructions({ instructions, brand: null, ...row })

test.each([
  ['Losartan 50 mg 1 tab c/12h', '1 tab c/12h'],
  ['LOSARTÁN 50mg tab. Tomar 1 c/12h', 'Tomar 1 c/12h'],
  ['losartán: tomar 1 tableta diaria', 'tomar 1 tableta diaria'],
  ['losartán media tableta por la noche', 'media tableta por la noche'],
])('the name and strength of the row’s own medicine are left out of "%s"', (text, rest) => {
  expect(own(text)).toBe(rest)
})

test.each([
  // The text at the head of the line is another strength, another medicine, or has words that change the meaning.
  'Losartan 100 mg 1 tab c/12h',
  'Losartan 30 mg 1 tab c/12h',
  'Enalapril 10 mg 1 tab c/12h',
  'Losartan hidroclorotiazida 1 tab c/12h',
  'suspender losartan 50 mg 1 tab c/12h',
  'no losartan 50 mg 1 tab c/12h',
  'sin losartan 1 tab c/12h',
  // The line has no name of a medicine, or only an interval after the name.
  '1 tab c/12h',
  'tableta 1 c/12h',
  'Losartan c/12h',
])('"%s" stays as it was written', (text) => {
  expect(own(text)).toBe(text)
})

test('a name of several words, a combination and a brand are those of the row', () => {
  const row = {
    generic: 'amoxicilina / ácido clavulánico',
    presentation: 'Amoxicilina / ácido clavulánico tableta 875 mg/125 mg, caja con 10 tabletas',
  }
  expect(own('Amoxicilina / ácido clavulánico 875/125 mg 1 tab c/12h', row)).toBe('1 tab c/12h')
  expect(own('amoxicilina con ac clavulanico 1 tab c/12h', row)).toBe('1 tab c/12h')
  expect(own('Amoxicilina / ácido clavulánico 500/125 mg 1 tab c/12h', row)).toContain('500/125')
  const branded = { instructions: 'Tempra 5 ml c/6h', generic: 'paracetamol', brand: 'Tempra' }
  expect(ownInstructions(branded)).toBe('5 ml c/6h')
})

test('a concentration is that of the row, and a dose after the name stays', () => {
  const row = {
    generic: 'paracetamol',
    presentation: 'Paracetamol solución oral 120 mg/5 mL, frasco con 120 mL',
  }
  expect(own('Paracetamol jarabe 120 mg/5 ml 4 ml c/6h', row)).toBe('4 ml c/6h')
  expect(own('Paracetamol 4 ml c/6h', row)).toBe('4 ml c/6h')
  expect(own('Paracetamol 120 mg c/6h', row)).toBe('120 mg c/6h')
})

test('form and route at the head are no name: "crema vaginal" keeps its route', () => {
  const row = { generic: 'clotrimazol', presentation: 'Clotrimazol crema vaginal 2 %, caja con 1 tubo' }
  expect(own('crema vaginal 1 aplicación por la noche', row)).toBe('crema vaginal 1 aplicación por la noche')
  expect(own('Clotrimazol crema vaginal 1 aplicación por la noche', row)).toBe('1 aplicación por la noche')
})
