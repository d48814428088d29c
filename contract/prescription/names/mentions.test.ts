import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())
const named = (text: string, own = '') => orderedDrug(text, own, catalogue)?.name ?? null

test.each([
  ['Rivotril.', 'Rivotril'],
  ['rivotril', 'Rivotril'],
  ['Clonazepam', 'clonazepam'],
  ['Ｃｌｏｎａｚｅｐａｍ', 'clonazepam'],
  ['𝐂𝐥𝐨𝐧𝐚𝐳𝐞𝐩𝐚𝐦', 'clonazepam'],
  ['Reposo. Rivotril. Líquidos abundantes.', 'Rivotril'],
  ['Reposo y dieta blanda\nTramadol\nCita en 7 días', 'tramadol'],
  ['Rivotril gotas', 'Rivotril'],
  ['Además Rivotril', 'Rivotril'],
  ['Rivotril y paracetamol', 'Rivotril'],
  ['Alprazolam, si tiene ansiedad', 'alprazolam'],
  ['Rivotril para dormir', 'Rivotril'],
  ['Apoyo con zolpidem', 'zolpidem'],
  ['Rivotril, noches', 'Rivotril'],
  ['Rivotril si no duerme', 'Rivotril'],
  ['Rivotril SOS', 'Rivotril'],
  ['Rivotril para los nervios', 'Rivotril'],
  ['Dar Rivotril', 'Rivotril'],
  ['Si hay dolor, morfina', 'morfina'],
  ['Puede usar tramadol', 'tramadol'],
  ['Para control de la ansiedad Rivotril', 'Rivotril'],
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

test.each([
  // Texts with words such as "sin" that do not govern the drug's name, so that the text orders the drug.
  ['Clonazepam, sin falta', 'clonazepam'],
  ['Clonazepam sin falta', 'clonazepam'],
  ['No olvide su clonazepam', 'clonazepam'],
  ['No falte su Rivotril', 'Rivotril'],
  ['Sin dolor con tramadol', 'tramadol'],
  ['Evite el dolor con tramadol', 'tramadol'],
  ['Evite el insomnio: clonazepam', 'clonazepam'],
  ['Para evitar convulsiones, clonazepam', 'clonazepam'],
  ['Alergias: ninguna, clonazepam', 'clonazepam'],
  ['Alérgico a penicilina clonazepam', 'clonazepam'],
  ['Suspender paracetamol e iniciar clonazepam', 'clonazepam'],
  ['Suspender paracetamol, clonazepam noche', 'clonazepam'],
  ['Suspender paracetamol y clonazepam 2 mg por la noche', 'clonazepam'],
  ['Suspender paracetamol - clonazepam', 'clonazepam'],
  ['Clonazepam, suspender en 30 días', 'clonazepam'],
  ['Clonazepam y suspender en 30 días', 'clonazepam'],
  ['Rivotril (alérgico a penicilina)', 'Rivotril'],
  ['Clonazepam alergia a penicilina', 'clonazepam'],
  ['Riesgo de dolor: tramadol', 'tramadol'],
  ['Control de ansiedad con clonazepam', 'clonazepam'],
  ['Clonazepam previo a dormir', 'clonazepam'],
  ['Clonazepam hace bien', 'clonazepam'],
  ['Clonazepam desde hoy', 'clonazepam'],
  ['Hasta terminar clonazepam', 'clonazepam'],
  ['Antes de dormir: clonazepam', 'clonazepam'],
  // Texts in which a negation reverses the words "evitar" or "sin", so that the drug is to be taken.
  ['No evite clonazepam', 'clonazepam'],
  ['No dormir sin clonazepam', 'clonazepam'],
  ['Nunca salga de casa sin su clonazepam', 'clonazepam'],
  // Texts that may tell of the past, but order the drug: by an imperative, a continuation or an amount.
  ['Toma clonazepam', 'clonazepam'],
  ['Usa tramadol', 'tramadol'],
  ['Consuma clonazepam', 'clonazepam'],
  ['Seguir con su metilfenidato', 'metilfenidato'],
  ['Continuar con clonazepam', 'clonazepam'],
  ['Se deja clonazepam', 'clonazepam'],
  ['Clonazepam: no manejar', 'clonazepam'],
  ['Tratamiento actual: clonazepam 2 mg c/24h', 'clonazepam'],
  ['Valorar clonazepam 2 mg 1 tableta por la noche', 'clonazepam'],
  ['Control de clonazepam 2 mg 30 tabletas', 'clonazepam'],
  ['Clonazepam 30 tabletas en receta especial', 'clonazepam'],
  // Texts with other verbs that order a drug, and with denials, cautions and aims that do not refer to the drug itself.
  ['Le dejo clonazepam', 'clonazepam'],
  ['Anexo clonazepam para la noche', 'clonazepam'],
  ['Clonazepam (no suspender)', 'clonazepam'],
  ['Clonazepam - sin interacción', 'clonazepam'],
  ['Clonazepam: sin contraindicación', 'clonazepam'],
  ['No contraindicado clonazepam', 'clonazepam'],
  ['Alérgico a nada; clonazepam', 'clonazepam'],
  ['Niega alergias. Clonazepam', 'clonazepam'],
  ['Niega alergias clonazepam', 'clonazepam'],
  ['Niega alergias, clonazepam noche', 'clonazepam'],
  ['Sin alergias a medicamentos clonazepam', 'clonazepam'],
  ['Antecedentes: ninguno. Clonazepam', 'clonazepam'],
  ['Precaución: clonazepam por la noche', 'clonazepam'],
  ['Riesgo: clonazepam', 'clonazepam'],
  ['Bajar ansiedad con clonazepam', 'clonazepam'],
  ['Control del dolor con tramadol', 'tramadol'],
  ['Ajuste de tramadol c/8h', 'tramadol'],
  ['Disminuir el dolor con tramadol', 'tramadol'],
  ['Reducir dolor: tramadol', 'tramadol'],
  ['Informar a la farmacia: clonazepam', 'clonazepam'],
  ['Se explica uso de clonazepam 2 mg c/24h', 'clonazepam'],
  ['Tolerancia al dolor con tramadol', 'tramadol'],
  ['Ya recibe alta con tramadol', 'tramadol'],
  ['Ya usa faja y tramadol', 'tramadol'],
  ['Ya toma agua con clonazepam', 'clonazepam'],
  ['Se aplicó vacuna. Tramadol', 'tramadol'],
  ['Se aplico y clonazepam', 'clonazepam'],
  ['Después de clonazepam otra clonazepam', 'clonazepam'],
  ['Antes de la comida clonazepam', 'clonazepam'],
  ['2 horas de sueño con clonazepam', 'clonazepam'],
  ['Cada 8 horas de tramadol', 'tramadol'],
  ['Trae receta, dar clonazepam', 'clonazepam'],
  ['Pide clonazepam', 'clonazepam'],
  ['Solicita clonazepam 30 tabs', 'clonazepam'],
  ['Guardar y tomar clonazepam', 'clonazepam'],
  ['En lugar de té, clonazepam', 'clonazepam'],
  ['Clonazepam en lugar de paracetamol', 'clonazepam'],
  ['No hay dolor con tramadol', 'tramadol'],
  ['No usar alcohol. Tramadol', 'tramadol'],
  ['No usar alcohol, tramadol noche', 'tramadol'],
  ['tramadol causa alivio', 'tramadol'],
  ['clonazepam se suspende en 1 mes', 'clonazepam'],
  ['clonazepam hace 2 efectos', 'clonazepam'],
  // Texts in which the drug's name is split or disguised.
  ['clona\nzepam', 'clonazepam'],
  ['clona\r\nzepam, sin falta', 'clonazepam'],
  ['clo na ze pam, sin falta', 'clonazepam'],
  ['clona-zepam diario', 'clonazepam'],
  ['clona.zepam', 'clonazepam'],
  ['clona;zepam', 'clonazepam'],
  ['clo\u200Bnaze\u200Bpam, ya', 'clonazepam'],
  ['clo\u00ADnazepam sin falta', 'clonazepam'],
  ['clona\u2060zepam sin falta', 'clonazepam'],
  ['c1onazepam sin falta', 'clonazepam'],
  ['clonazepan sin falta', 'clonazepam'],
  ['clonasepam sin dolor', 'clonazepam'],
  ['Rivotrl sin falta', 'Rivotril'],
  ['R i v o t r i l sin falta', 'Rivotril'],
  ['sus\u200Bpender clonazepam', 'clonazepam'],
])('no word excuses the name of a drug that it does not govern: "%s"', (text, drug) =>
  expect(named(text)).toBe(drug),
)

test('a drug that has a row of its own may be mentioned, and no amount of it ordered', () => {
  const beside = (text: string) =>
    orderedDrug(text, '', catalogue, ['Paracetamol', 'Clonazepam'])?.name ?? null
  expect(beside('Clonazepam: no manejar.')).toBeNull()
  expect(beside('El Rivotril es de uso controlado.')).toBeNull()
  expect(beside('Clonazepam 2 mg, 30 tabletas más.')).toBe('clonazepam')
  expect(beside('Tomar clonazepam.')).toBe('clonazepam')
  expect(beside('Clonazepam y tramadol: no manejar.')).toBe('tramadol')
})

test('no ordinary word of the list is taken for a drug', () => {
  const words = loadCatalogue(projectRoot()).ordinaryWords
  expect(words.length).toBeGreaterThan(300)
  // The ordinary word "trama" is also an abbreviation of tramadol. The abbreviation counts as the drug only beside a strength.
  const isName = (word: string) => catalogue.watchedIn(word).some(({ beside }) => beside.length === 0)
  expect(words.filter(isName)).toEqual([])
})

test('no name of a diagnosis of the CIE-10 is stopped', () => {
  const names = loadDiagnoses(projectRoot()).map(({ name }) => name)
  expect(names.filter((name) => named(name) !== null)).toEqual([])
})

test('instructions that name the drug of their own row are not stopped', () => {
  expect(named('Rivotril.', 'Clonazepam')).toBeNull()
  expect(named('1 tableta cada 12 horas. Rivotril.', 'Paracetamol')).toBe('Rivotril')
})
