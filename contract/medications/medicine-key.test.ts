import { expect, test } from 'vitest'
import { medicineKey } from './medicine-key.ts'

const PARACETAMOL = medicineKey('Paracetamol tableta 500 mg, caja con 10 tabletas')

test.each([
  'Paracetamol tableta 500 mg',
  'paracetamol 500mg tabletas',
  'Paracetamol 500 mg tabs, caja con 20 tabs',
  'TABLETA PARACETAMOL 500 mg',
])('%s is the same medicine', (text) => expect(medicineKey(text)).toBe(PARACETAMOL))

test.each([
  'Paracetamol cápsula 500 mg',
  'Paracetamol tableta 650 mg',
  'Paracetamol 500 mg',
  'Paracetamol / cafeína tableta 500 mg / 50 mg',
  'Ibuprofeno tableta 500 mg',
])('%s is another medicine', (text) => expect(medicineKey(text)).not.toBe(PARACETAMOL))
