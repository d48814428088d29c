import { expect, test } from 'vitest'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())

/** Notes that say that a patient requested a drug and did not get it, or that the patient denies using it. */
const DECLINED = [
  'Paciente solicita clonazepam, se niega.',
  'Paciente solicita clonazepam, se niega receta.',
  'Solicita tramadol, se le niega.',
  'Pide alprazolam, no se otorga.',
  'Paciente pide Rivotril, se explica que no se prescribe.',
  'Solicita receta de clonazepam, se rechaza.',
  'Solicita receta de clonazepam y se niega.',
  'Acude por receta de tramadol, no se indica.',
  'Solicitó diazepam, no se prescribe.',
  'Solicita zolpidem, no se considera necesario.',
  'Marihuana: niega',
  'Marihuana: niega.',
  'Cocaína: niega. Alcohol: ocasional.',
  'Marihuana niega',
  'Marihuana: negado',
  'Cannabis: no',
  'Tabaco: sí, marihuana: no, cocaína: no.',
  'Drogas: marihuana niega, cocaína niega.',
  'Marihuana (niega), cristal (niega)',
  'Toxicomanías: niega marihuana, cocaína y cristal.',
  'Marihuana: interrogado y negado.',
  'Clonazepam: niega uso.',
  'Benzodiacepinas: niega; tramadol: niega consumo.',
  'Interrogada sobre marihuana, niega.',
  'Se le pregunta por uso de tramadol, niega.',
  'Insiste en clonazepam, se le explica que no procede.',
  'Quiere Rivotril, se niega prescripción.',
  'Refiere que le ofrecieron marihuana, niega consumo.',
  'Solicita clonazepam y tramadol, se niega.',
  'Antecedentes: marihuana: niega, alcohol social.',
  'Exige clonazepam; se niega',
  'Exige clonazepam. Se niega.',
  'Paciente exige Rivotril\nSe niega.',
  'Insiste en zolpidem - se niega',
  'Quiere clonazepam para dormir; se niega',
  'Familiar exige morfina; se explica que no se indica.',
  'Exige clonazepam, se niega por falta de indicación.',
  'Exige clonazepam; se niega. Se indica reposo.',
  'Pide azitromicina para gripa, se explica que no se requiere.',
  'Exige antibiótico (amoxicilina); no amerita.',
  'Rechaza clonazepam.',
  'Paciente demandante de tramadol; no se receta.',
  'Pidió antibiótico (azitromicina); se explica que es viral.',
  'Solicita clonazepam; se deriva a psiquiatría.',
  'Quería alprazolam, pero se negó.',
  'Se rehúsa a usar clonazepam.',
  'Se niega a tomar clonazepam.',
  'No acepta tramadol.',
  'No se le dio receta de clonazepam.',
]

/**
 * Notes that order a drug although they have words of refusal or denial: the words do not concern the drug, or an order
 * follows.
 */
const ORDERED_ALL_THE_SAME = [
  'Clonazepam, se niega a tomarlo dormido: dar 1 en la noche',
  'Paciente solicita clonazepam',
  'Paciente solicita clonazepam, se otorga.',
  'Pide tramadol, se indica.',
  'Solicita clonazepam, se niega a otra marca',
  'Clonazepam 2 mg, se niega.',
  'Clonazepam 2 mg cada noche: niega alergias.',
  'Clonazepam, niega alergias.',
  'Clonazepam: niega alergias.',
  'Tramadol: no suspender',
  'Tramadol: no olvidar',
  'Tramadol: no exceder 4 al dia',
  'Alprazolam: no. Sí clonazepam',
  'Morfina: no dejar de tomar',
  'Solicita clonazepam, no se niega.',
  'Solicita clonazepam, nunca se niega.',
  'Marihuana: no niega, dar tramadol',
  'Solicita clonazepam, se niega losartán; dar clonazepam',
  'Solicita clonazepam, se niega a irse, se da clonazepam.',
  'Clonazepam se niega suspender',
  'Clonazepam: niega que sea caro, tomar diario',
  'Clonazepam, no se considera suspender',
  'Paciente pide tramadol, no se considera suficiente paracetamol',
  'Tramadol, no se otorga descuento',
  'Tramadol: no se indica suspender',
  'Fentanilo: niega dolor con parche, continuar',
  'Clonazepam, se niega 1 tableta, dar 2',
  'Morfina (niega náusea)',
  'Clonazepam: no, tome zolpidem',
  'Tramadol: negado dolor',
  'Clonazepam, se niega, pero se surte igual',
  'Clonazepam: no, 1 cada noche',
  'Clonazepam, se niega, se le da por la noche',
  'Clonazepam, no se indica, continuar igual',
  'Niega alcohol, clonazepam 2 mg por la noche',
  'Niega tabaco. Clonazepam',
  'Niega dolor, tramadol',
  'Exige clonazepam; se niega a irse',
  'Exige clonazepam; se niega. Se le da por la noche.',
  'Exige clonazepam; se niega; se surte igual.',
  'Exige clonazepam; se niega. Clonazepam 2 mg cada noche.',
  'Exige clonazepam 2 mg cada noche; se niega',
  'Exige paracetamol, dar clonazepam; se niega',
  'Exige clonazepam; se otorga',
  'Exige clonazepam; se acepta',
  'Solicita tramadol; se le da',
  'Rechaza inyección, tramadol gotas 10 c/8h',
  'No desea pastillas, clonazepam gotas',
  'Exige atención; clonazepam',
  'Solicita clonazepam; no se niega',
  'Clonazepam; se niega',
  'Clonazepam. Se niega.',
  'No quiere paracetamol, clonazepam en su lugar',
  'No rechaza clonazepam',
  'Rechaza losartán. Clonazepam',
]

test('a note that tells of a refusal or a denial is not stopped', () => {
  expect(DECLINED.filter((text) => orderedDrug(text, '', catalogue) !== null)).toEqual([])
})

test('words of refusal excuse no drug that is ordered beside them', () => {
  expect(ORDERED_ALL_THE_SAME.filter((text) => orderedDrug(text, '', catalogue) === null)).toEqual([])
})
