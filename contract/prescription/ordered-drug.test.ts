import { expect, test } from 'vitest'
import { orderedDrug } from './ordered-drug.ts'
import { makeCatalogue } from './testing/catalogue.ts'

const ordered = (instructions: string, generic = 'Cuatropril') =>
  orderedDrug(instructions, generic, makeCatalogue())?.name ?? null

test.each([
  ['Dosazolam 2 mg por la noche.', 'dosazolam'],
  ['Tomar 1 tableta. Además Dosazolam 2 mg por la noche.', 'dosazolam'],
  ['Dosazolam: 1 tableta por la noche.', 'dosazolam'],
  ['dosazolam (2 mg) por la noche', 'dosazolam'],
  ['Dosazolam 0.5 mg', 'dosazolam'],
  ['Dosazolam 0,5 mg', 'dosazolam'],
  ['Dosazolam 1/2 tableta', 'dosazolam'],
  ['Dosazolam 20 gotas', 'dosazolam'],
  ['unodona 1 parche', 'unodona'],
  ['Dosbrand 2 mg', 'Dosbrand'],
  // The text mentions the drug first, and then orders the same drug.
  ['Suspender dosazolam 2 mg. Luego dosazolam 1 mg.', 'dosazolam'],
  ['Cuatropril con dosazolam 2 mg', 'dosazolam'],
  ['Después de 5 días dosazolam 2 mg', 'dosazolam'],
  ['Antes de dormir dosazolam 2 mg', 'dosazolam'],
  // "noche" is not read as "no", and "sinusitis" not as "sin".
  ['En la noche dosazolam 2 mg', 'dosazolam'],
  ['Sinusitis: cocicilina 500 mg', 'cocicilina'],
  ['Dosazolam en la noche', 'dosazolam'],
  ['dosazolam .25', 'dosazolam'],
  ['Dosbrand 12h', 'Dosbrand'],
  ['unodona parche', 'unodona'],
  ['dosazolam 1 píldora', 'dosazolam'],
  ['dosazolam dos mg', 'dosazolam'],
  ['dosazolam media %', 'dosazolam'],
  ['Tomar dosazolam', 'dosazolam'],
  ['Además, tome una dosazolam', 'dosazolam'],
  ['Agregue dosazolam', 'dosazolam'],
  // The drug's name stands alone in its clause, and the dose is in another clause.
  ['Dosazolam. Tomar 2 tabletas.', 'dosazolam'],
])('the instructions "%s" order %s', (instructions, drug) => expect(ordered(instructions)).toBe(drug))

test.each([
  ['nothing', ''],
  ['an amount without a drug', 'Tomar 1 tableta cada 8 horas'],
  ['a drug without an amount', 'No tomar con dosazolam.'],
  ['an unknown drug', 'Crema base 5 g'],
  ['a drug of class IV', 'Cuatropril 500 mg'],
  ['an ordinary drug of class VI', 'Seisalbina 500 mg'],
  ['a drug that is suspended', 'Suspender dosazolam 2 mg.'],
  ['a drug that is avoided', 'Evitar dosazolam 2 mg.'],
  ['a drug that is left out', 'Sin dosazolam 2 mg.'],
  ['a drug that is not taken', 'No tomar dosazolam 2 mg.'],
  ['a drug that the patient takes', 'Ya toma dosazolam 2 mg.'],
  ['a drug that the patient uses', 'Ya usa dosazolam 2 mg.'],
  ['a drug that the patient receives', 'Ya recibe dosazolam 2 mg.'],
  ['a moment after a drug', 'Una hora después de dosazolam 2 mg.'],
  ['a moment after taking a drug', 'Después de tomar dosazolam 2 mg.'],
  ['a moment before using a drug', 'Antes de usar dosazolam 2 mg.'],
  ['a drug that the patient names as taken', 'Toma dosazolam desde 2020.'],
  ['a drug that the patient must not use', 'No usar dosazolam.'],
  ['a drug that is not begun', 'No iniciar dosazolam 2 mg.'],
  ['an abbreviation of something else', 'DMT2: dieta. Seisalbina 500 mg'],
  ['an amount in another clause', 'Evitar dosazolam. Tomar 2 tabletas.'],
])('instructions with %s order no drug: %s', (_what, instructions) =>
  expect(ordered(instructions)).toBeNull(),
)

test.each([
  ['by its name', 'Dosazolam', 'Dosazolam 2 mg por la noche'],
  ['by its name in another order', 'Seisalbina / Dosazolam', 'Dosazolam 2 mg por la noche'],
])('instructions that name the drug of the row %s order no other drug', (_how, generic, instructions) => {
  expect(ordered(instructions, generic)).toBeNull()
})

test('the instructions of a row that the catalogue does not know can order another drug', () => {
  expect(ordered('Dosazolam 2 mg', 'Fórmula magistral')).toBe('dosazolam')
})
