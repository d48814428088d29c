import { expect, test } from 'vitest'
import { loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { orderedDrug } from './ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())
const named = (text: string, own = '') => orderedDrug(text, own, catalogue)?.name ?? null

test.each([
  ['Rivotril.', 'Rivotril'],
  ['rivotril', 'Rivotril'],
  ['Clonazepam', 'clonazepam'],
  ['Reposo. Rivotril. Líquidos abundantes.', 'Rivotril'],
  ['Reposo y dieta blanda\nTramadol\nCita en 7 días', 'tramadol'],
  ['Rivotril gotas', 'Rivotril'],
  ['Además Rivotril', 'Rivotril'],
  ['Rivotril y paracetamol', 'Rivotril'],
  ['Alprazolam, si tiene ansiedad', 'alprazolam'],
  ['Rivotril para dormir', 'Rivotril'],
  ['Apoyo con zolpidem', 'zolpidem'],
  ['Rivotril, noches', 'Rivotril'],
  ['Tratamiento: Rivotril', 'Rivotril'],
  ['Receto Rivotril', 'Rivotril'],
  ['Medicamentos: Rivotril', 'Rivotril'],
  ['Tome Rivotril', 'Rivotril'],
  ['C L O N A Z E P A M', 'clonazepam'],
  ['Cl0nazepam', 'clonazepam'],
  ['Clonasepam.', 'clonazepam'],
  ['Morfina en caso de dolor intenso', 'morfina'],
  ['Suspender paracetamol.\nRivotril', 'Rivotril'],
  ['Dieta:\nRivotril', 'Rivotril'],
  ['Éxtasis', 'extasis'],
  ['tachas', 'tachas'],
  ['Éxtasis líquido', 'oxibato'],
  ['GHB', 'oxibato'],
  ['LSD', 'lsd-25'],
  ['MDMA.', 'mdma'],
  ['Marihuana', 'cannabis'],
  ['Amoxicilina.', 'amoxicilina'],
  ['Ciprofloxacino y metronidazol', 'ciprofloxacino'],
])('the text "%s" names a drug without saying why: %s', (text, drug) => expect(named(text)).toBe(drug))

/** Notes that mention a controlled drug, an antibiotic or a prohibited substance as history, harm or advice against it. */
const ORDINARY = [
  'Suspender clonazepam de forma gradual.',
  'Se suspende tramadol por náusea.',
  'Alérgica a la codeína.',
  'Alergias: codeína, tramadol.',
  'Alergia a morfina (prurito).',
  'Toma clonazepam desde 2019.',
  'Ya toma Rivotril por psiquiatría.',
  'Tomaba alprazolam hasta hace un mes.',
  'Tomó zolpidem anoche.',
  'Usa metilfenidato por TDAH.',
  'Evitar alcohol con diazepam.',
  'Evite el uso de tramadol.',
  'No combinar con clonazepam.',
  'No mezclar alcohol y Rivotril.',
  'No automedicarse con tramadol.',
  'No tomar zolpidem.',
  'Sin benzodiacepinas ni tramadol.',
  'Niega consumo de cocaína y marihuana.',
  'Consumo de cristal y metanfetamina referido.',
  'Consumo ocasional de marihuana.',
  'Consumidor de heroína en rehabilitación.',
  'Antecedente de consumo de éxtasis.',
  'Dependencia a benzodiacepinas (clonazepam).',
  'Abuso de clonazepam.',
  'Intoxicación por clonazepam en 2021.',
  'Sobredosis de tramadol hace dos años.',
  'Síndrome de abstinencia de morfina.',
  'Adicción a fentanilo, en tratamiento.',
  'En tratamiento con clonazepam por psiquiatría.',
  'En manejo con fenobarbital por epilepsia.',
  'Tratamiento habitual: clonazepam, sertralina.',
  'Medicamentos actuales: lorazepam y losartán.',
  'Continúa con fenobarbital indicado por neurología.',
  'Continuar con clonazepam según psiquiatría.',
  'Seguir con su metilfenidato.',
  'Refiere mejoría con pregabalina y tramadol previos.',
  'Respondió a tramadol en urgencias.',
  'Se explica el riesgo de dependencia al diazepam.',
  'Riesgo de sedación con clonazepam: no conducir.',
  'Precaución con opioides como tramadol.',
  'Interacción con tramadol: vigilar convulsiones.',
  'Reacción adversa a ketamina.',
  'Efectos adversos de tramadol explicados.',
  'Intolerancia a codeína.',
  'Tolerancia a morfina.',
  'Prueba de antidoping positiva a marihuana.',
  'Antidoping: cocaína negativo.',
  'Toxicológico positivo a metanfetamina.',
  'Niveles de fenobarbital en 2 semanas.',
  'Reducir clonazepam poco a poco.',
  'Bajar la dosis de alprazolam con su psiquiatra.',
  'Dejar de fumar marihuana.',
  'Retirar parche de fentanilo con fiebre alta.',
  'Última toma de clonazepam ayer.',
  'Recibió midazolam en el procedimiento.',
  'Se le prescribió tramadol en urgencias.',
  'Se entrega receta aparte de clonazepam.',
  'Clonazepam en receta especial.',
  'Exposición a fentanilo en el trabajo.',
  'Alérgico a penicilina y amoxicilina.',
  'Cultivo sensible a ciprofloxacino.',
  'Urocultivo resistente a ciprofloxacino y ampicilina.',
  'Falla al tratamiento con amoxicilina.',
  'Completó amoxicilina hace una semana.',
  'Valorar amoxicilina si persiste la fiebre.',
  'Alergias:\n- Codeína\n- Tramadol',
  'Evitar:\n1. Tramadol\n2. Alcohol',
  'No conducir ni operar maquinaria si toma diazepam.',
  'Después de tomar tramadol, repose.',
  'Separar 2 horas de ciprofloxacino.',
]

test('sixty and more ordinary notes that mention such drugs are not stopped', () => {
  expect(ORDINARY.length).toBeGreaterThanOrEqual(60)
  expect(ORDINARY.flatMap((text) => named(text) ?? [])).toEqual([])
})

test('no name of a diagnosis of the CIE-10 is stopped', () => {
  const names = loadDiagnoses(projectRoot()).map(({ name }) => name)
  expect(names.filter((name) => named(name) !== null)).toEqual([])
})

test('instructions that name the drug of their own row are not stopped', () => {
  expect(named('Rivotril.', 'Clonazepam')).toBeNull()
  expect(named('1 tableta cada 12 horas. Rivotril.', 'Paracetamol')).toBe('Rivotril')
})
