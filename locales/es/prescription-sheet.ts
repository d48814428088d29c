import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import type { Age } from '#contract/values/age.ts'
import { instantInWords } from '../instant-in-words.ts'
import { packsInWords } from '../spanish-packs.ts'

const days = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const instant = instantInWords(
  'es-MX',
  { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  (city) => `hora de ${city}`,
)

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const QUANTITY_WORDS: Partial<Record<number, string>> = {
  [QTY_PHARMACIST_DECIDES]: 'A la discreción del farmacéutico(a)',
  [QTY_WITHOUT_END]: 'Sin suspender',
}
/** Words for the special quantities on sheets whose signed document names the container of a package, such as "caja". */
const SHORT_WORDS: Partial<Record<number, string>> = {
  ...QUANTITY_WORDS,
  [QTY_PHARMACIST_DECIDES]: 'Lo decide la farmacia',
}

/** Texts that the server writes into sheets and timelines. */
export const texts = {
  femaleTitle: 'Dra.',
  maleTitle: 'Dr.',
  sex: { M: 'Masculino', F: 'Femenino', O: 'Otro' } as Record<'M' | 'F' | 'O', string>,
  age: (a: Age | null) => {
    if (a === null) return ''
    const words = { years: ['año', 'años'], months: ['mes', 'meses'], days: ['día', 'días'] } as const
    const [one, many] = words[a.unit]
    return count(a.count, one, many)
  },
  day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  instant,
  /** Quantity of one fill: a number of packages, or the words for the special quantities 1000 and 1001. */
  quantityLabel: (qty: number): string => QUANTITY_WORDS[qty] ?? String(qty),
  quantity: (qty: number, refills: number = 0, container?: string): string => {
    const words = container === undefined ? QUANTITY_WORDS : SHORT_WORDS
    const once = words[qty] ?? packsInWords(qty, container)
    return refills === 0 ? once : `${once}, se resurte ${count(refills, 'vez', 'veces')}`
  },
  certificateUntil: (day: string) => `certificado vigente hasta el ${day}`,
  antibioticReason: 'Vence con el tratamiento del antibiótico.',
  window: (from: string, position: number, total: number) =>
    `No se surte antes del ${from}. Receta ${position} de ${total} de una serie.`,
  notRecognised: 'Escrito como texto libre: no está en el catálogo.',
  toPatient: 'Al correo del paciente',
  toOther: (masked: string): string => (masked ? `A otra dirección (${masked})` : 'A otra dirección'),
  withCopy: (where: string, copy: string): string =>
    `${where} y ${copy.charAt(0).toLowerCase()}${copy.slice(1)}`,
  /** Reasons for which an issue was undone before its mail was sent. */
  undone: {
    patient: 'Deshecha antes de enviarse: paciente equivocado',
    medication: 'Deshecha antes de enviarse: medicamento o dosis por corregir',
    diagnosis: 'Deshecha antes de enviarse: diagnóstico por corregir',
    address: 'Deshecha antes de enviarse: correo equivocado',
    correction: 'Deshecha antes de enviarse, para corregirla',
    other: 'Deshecha antes de enviarse',
  },
  issuedMomentsAgo: (code: string) =>
    `Menos de 10 minutos antes se emitió a este paciente una receta con los mismos medicamentos: ${code}.`,
  /** Sentences why a diagnosis code should be reviewed (docs/mexico.md, H11). */
  doubtfulDiagnosis: {
    sex: (code: string, name: string) => `${name} (${code}): poco usual en el sexo del paciente.`,
    age: (code: string, name: string) => `${name} (${code}): poco usual a la edad del paciente.`,
    unlisted: (code: string, name: string) =>
      `${name} (${code}): no está en la lista de diagnósticos; el código no se pudo revisar.`,
  },
  system: 'Sistema',
  ticket: (code: string) => `Ticket ${code}`,
}
export type PrescriptionSheetTexts = typeof texts
