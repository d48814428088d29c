import { expect, test } from 'vitest'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())

/** Notes that tell the patient to take, go on with or get a controlled drug, or advise it, without an amount. */
const ORDERS = [
  'No suspenda su Rivotril',
  'No suspender fenobarbital.',
  'No suspenda su Somese',
  'Continuar Matrifen',
  'Valorar Diocam',
  'No debe suspender su clonazepam.',
  'Sin suspender clonazepam.',
  'Nunca suspenda su fenobarbital.',
  'No deje de tomar su clonazepam.',
  'No deje el clonazepam.',
  'No interrumpa el metilfenidato.',
  'No abandone su Rivotril.',
  'No olvide su Rivotril indicado por psiquiatría.',
  'Clonazepam por psiquiatría',
  'Rivotril con su psiquiatra',
  'Clonazepam según psiquiatría',
  'Valorar clonazepam',
  'Valorar tratamiento con clonazepam',
  'Valorar iniciar clonazepam',
  'Considerar tramadol',
  'Se sugiere clonazepam',
  'Se recomienda tramadol indicado por algología',
  'clonazepam en urgencias si crisis',
  'Clonazepam en urgencias',
  'Midazolam en hospital si convulsiona',
  'Continuar con clonazepam según psiquiatría.',
  'Continuar clonazepam indicado por psiquiatría.',
  'Continúe su Rivotril prescrito por psiquiatría',
  'Siga tomando clonazepam',
  'Continúe tomando su Rivotril',
  'Debe seguir tomando clonazepam',
  'Continuar en tratamiento con clonazepam',
  'Mantener tratamiento con fenobarbital',
  'Iniciar tratamiento con tramadol',
  'Requiere tratamiento con clonazepam',
  'Se indica tratamiento con clonazepam',
  'Mantener ingesta de clonazepam',
  'Reanudar clonazepam',
  'Reinicie su alprazolam desde mañana',
  'Completar el clonazepam prescrito por psiquiatría',
  'Continuar clonazepam a dosis estable',
  'Mantener Rivotril en receta especial',
  'Acuda por clonazepam indicado por psiquiatría',
  'Recoger su tramadol en farmacia',
  'Tome el clonazepam indicado por psiquiatría',
  'Debe tomar clonazepam indicado por psiquiatría',
  'Toma clonazepam por psiquiatría, continuar igual',
  'Ya usaba clonazepam, no suspender',
  'Paciente toma alprazolam: misma dosis',
  'No pare el Rivotril',
  'No quite el clonazepam',
  'Que no le falte su metilfenidato',
  'Tenga a la mano su Rivotril',
  'Lleve consigo el midazolam nasal',
  'Aumentar clonazepam',
  'Suba su alprazolam al doble',
  'Ajustar clonazepam',
  'Duplicar Rivotril en crisis',
  'Repetir tramadol',
  'Repita clonazepam si no duerme',
  'Rescate con tramadol',
  'Rescates: morfina',
  'Clonazepam PRN',
  'Rivotril como siempre',
  'Rivotril igual',
  'Mismo clonazepam',
  'Su Rivotril de siempre',
  'Puede tomar su tramadol',
  'Si no cede, tramadol',
  'En crisis midazolam',
  'Tramadol de rescate',
  'Se agrega clonazepam',
  'Agregamos tramadol',
  'Pendiente tramadol',
  'Surtir en farmacia tramadol',
  'Sigue con su mismo Rivotril',
  'Proseguir con lorazepam',
  'Prosiga clonazepam',
  'Continuamos clonazepam',
  'Se continúa clonazepam',
  'Se continúa con fenobarbital por neurología',
  'Se mantiene clonazepam',
  'Mantenemos clonazepam',
  'Se reinicia clonazepam',
  'Se valora clonazepam',
  'Probar con clonazepam',
  'Ensayo con zolpidem',
  'Optar por tramadol',
  'Cambiar a clonazepam',
  'Sustituir por tramadol',
  'Cambiar paracetamol por tramadol',
  'En lugar de paracetamol tome tramadol',
  'Alternar con tramadol',
  'Alternar paracetamol y tramadol',
  'Combinar con tramadol',
  'Acompañar con clonazepam',
  'Junto con clonazepam',
  'Paracetamol + tramadol',
  'De acuerdo con psiquiatría, clonazepam',
  'Psiquiatría indica clonazepam',
  'Neurología sugiere clonazepam',
  'Por indicación de psiquiatría: clonazepam',
  'Indicaciones de psiquiatría: clonazepam',
  'Interconsulta a psiquiatría para clonazepam',
  'Enviar a psiquiatría por clonazepam',
  'Pedir a su psiquiatra clonazepam',
  'Solicite en urgencias tramadol',
  'Si crisis, acudir a urgencias por diazepam',
  'Cuando tenga ansiedad, Rivotril',
  'Tratamiento de base: clonazepam',
  'Medicación: clonazepam',
]

test('a note that orders or advises a controlled drug is stopped, without an amount as well', () => {
  expect(ORDERS.filter((text) => orderedDrug(text, '', catalogue) === null)).toEqual([])
})

test('a note may tell to go on with a controlled drug that has a row of its own', () => {
  const beside = (text: string) => orderedDrug(text, '', catalogue, ['Clonazepam'])
  for (const text of ['No suspenda su Rivotril.', 'Continuar con clonazepam.', 'Clonazepam por psiquiatría.'])
    expect(beside(text)).toBeNull()
  expect(beside('No suspenda su tramadol.')?.name).toBe('tramadol')
})

test('a slip in a short brand, or in the brand of an antibiotic, counts beside an amount', () => {
  const named = (text: string) => orderedDrug(text, '', catalogue)?.name ?? null
  expect(named('Además Ativam 1 mg por la noche')).toBe('Ativan')
  expect(named('Valiun 10 mg')).toBe('Valium')
  expect(named('Amoxill 500 mg c/8h')).toBe('Amoxil')
  expect(named('Flagil 500 mg cada 8 horas')).toBe('Flagyl')
  expect(named('Ativam')).toBeNull()
  expect(named('Cita en 7 días con Amoxill')).toBeNull()
})

test.each([
  ['Tafill', 'Tafil'],
  ['Taffil', 'Tafil'],
  ['Tafl', 'Tafil'],
  ['Xanak', 'Xanax'],
  ['Zanax', 'Xanax'],
  ['Valim', 'Valium'],
  ['Ativn', 'Ativan'],
  ['Nubai', 'Nubain'],
])(
  'a slip in a short brand, %s, is found beside an amount, and in the name of a medicine',
  (typed, meant) => {
    expect(orderedDrug(`Además ${typed} 2 mg por la noche`, '', catalogue)?.name).toBe(meant)
    expect(orderedDrug(`Cita con ${typed}`, '', catalogue)).toBeNull()
    expect(catalogue.recognise(`${typed} 2 mg tabletas`).misspelt).toBe(meant)
  },
)

test('an ordinary word that is one slip from a short brand is no slip', () => {
  for (const word of ['noche', 'norte', 'tamal', 'trama', 'alza', 'ultra', 'buscar'])
    expect(orderedDrug(`Al ${word} 2 mg cada 8 horas`, '', catalogue)).toBeNull()
})
