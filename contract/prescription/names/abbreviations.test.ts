import { expect, test } from 'vitest'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { isControlled } from '#contract/medications/is-controlled.ts'
import { namedDrug, orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())
const ordered = (text: string, own = '') => orderedDrug(text, own, catalogue)?.name ?? null

test.each([
  ['MST 30', 'morfina'],
  ['MST 30 mg c/12h', 'morfina'],
  ['Ampi 500', 'ampicilina'],
  ['ampi c/6h', 'ampicilina'],
  ['CLZ', 'clonazepam'],
  ['Además CLZ', 'clonazepam'],
  ['tomar CLZ', 'clonazepam'],
  ['2 tabletas de CLZ', 'clonazepam'],
  ['CLZ 2 mg por la noche', 'clonazepam'],
  ['Reposo. DZP 10 mg', 'diazepam'],
  ['TMP/SMX 160/800 c/12h', 'trimetoprima / sulfametoxazol'],
  ['TMP-SMX F', 'trimetoprima / sulfametoxazol'],
  ['amoxi 875/125 c/12h', 'amoxicilina'],
  ['clonaz c/12h', 'clonazepam'],
  ['Pen G 5 millones', 'bencilpenicilina'],
  ['PNC benza 1 200 000', 'bencilpenicilina benzatínica'],
  // An abbreviation that also means another drug counts only beside a strength of the expected drug.
  ['levo 750', 'levofloxacino'],
  ['nitro 100 mg', 'nitrofurantoína'],
  ['Diaz 10 mg', 'diazepam'],
  // Words about an allergy do not excuse an order, which has a frequency or a time of day.
  ['Alergia ampi 500 c/8h', 'ampicilina'],
  ['Alergia clonazepam 2 mg por la noche', 'clonazepam'],
  ['Niega alergias clonazepam 2 mg', 'clonazepam'],
  ['No refiere alergia clonazepam 2 mg', 'clonazepam'],
  ['Alergia. Amoxi 500 mg', 'amoxicilina'],
])('"%s" orders %s', (text, drug) => expect(ordered(text)).toBe(drug))

test.each([
  'Levo 100 mcg en ayuno',
  'Nitro 5 mg parche',
  'Dr. Díaz 10.',
  'FA 110 ALP 120',
  'Va al mero 5 de mayo',
  'Suspender CLZ 2 mg',
  'Toma CLZ desde 2019',
  'CLZ por psiquiatría',
  'La trama del tejido',
  // The strength of the medicine to which the patient is allergic does not make the mention an order.
  'Alergia amoxi 500 mg',
  'Alergia ampi 0.5 g',
  'Alérgico penicilina',
  'Paciente alérgica ampi',
])('"%s" orders nothing', (text) => expect(ordered(text)).toBeNull())

test('the abbreviation of the drug of the row orders no other drug', () => {
  expect(ordered('CLZ 2 mg por la noche', 'Clonazepam')).toBeNull()
  expect(namedDrug('CLZ 2 mg', 'Clonazepam', catalogue)).toBeNull()
})

test('the words of a quantity name no other drug', () => {
  expect(namedDrug('dos cajas, CLZ 2 mg', '', catalogue)?.name).toBe('clonazepam')
  expect(namedDrug('dos cajas', '', catalogue)).toBeNull()
})

test.each([
  ['MST 30 mg', 'morfina'],
  ['Ampi 500 mg cápsulas', 'ampicilina'],
  ['amoxi 500 mg', 'amoxicilina'],
  ['Losartán 50 mg', null],
  // A text that names its drug may have the letters of an abbreviation in a note.
  ['Ácido fólico 5 mg (PNC 1)', null],
  ['CLZ', null],
])('the presentation "%s" is asked to name %s', (text, drug) =>
  expect(catalogue.recognise(text).misspelt).toBe(drug),
)

test('every abbreviation means drugs that the law watches', () => {
  const { watchedAbbreviations } = loadCatalogue(projectRoot())
  expect(watchedAbbreviations.length).toBeGreaterThan(90)
  const isWatched = (name: string) => {
    const { generic, fraction, antibiotic } = catalogue.recognise(name)
    return generic === name && (antibiotic || (fraction !== null && isControlled(fraction)))
  }
  // Clavulanic acid itself is no antibiotic.
  expect(watchedAbbreviations.filter(({ ingredients }) => !ingredients.some(isWatched))).toEqual([])
})
