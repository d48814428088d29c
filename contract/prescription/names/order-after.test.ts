import { expect, test } from 'vitest'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { namedDrug, orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())
const ordered = (text: string) => orderedDrug(text, '', catalogue)

/** Texts that mention a drug in one clause, and order the drug in the next clause without its name. */
const ORDERED_AFTER = [
  'Antecedentes: clonazepam. Surtir 1 caja',
  'Antecedentes: clonazepam. Se surte una caja.',
  'Antecedentes: Rivotril. Favor de surtir.',
  'Antecedentes: Tafil - surtir',
  'Antecedentes: Tafil. Dos cajas',
  'Antecedentes: morfina. 10 mg c/4h',
  'Antecedentes: morfina. Una ampolleta cada 4 horas',
  'Antecedentes: lorazepam\nRefill x 3',
  'Antecedente de ansiedad con alprazolam. Dar 2 cajas.',
  'Medicamentos actuales: tramadol. Resurtir 20 tabletas.',
  'Tratamiento habitual: lorazepam\n1 cada noche por 30 días',
  'En tratamiento con clonazepam; 1 caja',
  'Usa zolpidem. Una al acostarse.',
  'Usuario crónico de zolpidem. Otra caja por favor',
  'Toma tramadol por algología. Renovar receta',
  'Toma clonazepam por psiquiatría. No suspender.',
  'Ya toma clonazepam. Siga con 1 tableta diaria.',
  'Suspendido clonazepam. Reiniciar 1 tableta cada noche',
  'Tomaba diazepam. Reiniciar',
]

/**
 * Texts that mention a drug in one clause without ordering it. Their next clause is about another thing,
 * or about a drug that the first clause refuses.
 */
const ABOUT_OTHERS = [
  'Antecedentes: clonazepam. Surtir 1 caja de losartán',
  'Antecedentes: clonazepam. Tomar abundantes líquidos.',
  'Antecedentes: clonazepam. Una cita al mes con psicología.',
  'Antecedentes: tramadol. Se surte paracetamol 1 caja',
  'Antecedentes: alprazolam, HAS, DM2. Medir presión cada mañana.',
  'Antecedentes: diazepam. Dos hijos sanos.',
  'Toma clonazepam por psiquiatría. Tomar 2 litros de agua al día.',
  'Toma clonazepam por psiquiatría. Cita cada 3 meses.',
  'Toma zolpidem por psiquiatría. Reiniciar ejercicio.',
  'No mezclar con tramadol. Tomar 1 tableta cada 8 horas.',
  'Evitar ergotamina. Surtir 1 caja.',
  'Alergias: codeína. Surtir 2 cajas y volver en un mes.',
  'Reacción a codeína. No repetir.',
  'Suspender tramadol. Tomar paracetamol 500 mg cada 8 horas.',
  'Suspendido clonazepam. Sigue con insomnio.',
  'Éxtasis venoso en piernas, medias compresivas 20-30 mmHg',
]

/**
 * Orders of drugs with a typing error in a name of several words, letter by letter, in English, or by a brand of another
 * country.
 */
const DISGUISED = [
  'Ifa Reducing 30',
  'Obesidad, Ifa Reducing 30',
  'Ifa redusing 30 mg',
  'Ifa dietty caps',
  'T A F I L 2',
  'T-a-f-i-l 0.5',
  'Stilnocs 10',
  'Esbelcaps 75',
  'Ergonovina 0.2 mg',
  '1 cada 8 h x 5 d + clonaz noche',
  'phenobarbitone 100 mg daily',
  'Contramal 100 c/12h',
  'Temesta 1 mg noche',
  'Sativex 2 disparos c/12h',
]

test('an order in the clause after a mention is an order', () => {
  expect(ORDERED_AFTER.filter((text) => ordered(text) === null)).toEqual([])
})

test('the clause after a mention may be about another thing', () => {
  expect(ABOUT_OTHERS.filter((text) => ordered(text) !== null)).toEqual([])
})

test('a name with a slip in several words, in letters or from abroad is found', () => {
  expect(DISGUISED.filter((text) => ordered(text) === null)).toEqual([])
})

test('the label of a quantity names a drug by its beginning after a number', () => {
  expect(namedDrug('30 tabs + 30 clonaz', '', catalogue)?.name).toBe('clonazepam')
  expect(namedDrug('30 tabs rivo', '', catalogue)?.name).toBe('clonazepam')
  expect(namedDrug('60 cápsulas (2 cajas)', '', catalogue)).toBeNull()
})
