import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import type { PrescriptionSheetTexts } from '../es/prescription-sheet.ts'
import { instantInWords } from '../instant-in-words.ts'

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const instant = instantInWords(
  'en-US',
  { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  (city) => `${city} time`,
)

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const QUANTITY_WORDS: Partial<Record<number, string>> = {
  [QTY_PHARMACIST_DECIDES]: 'At the pharmacist’s discretion',
  [QTY_WITHOUT_END]: 'Without interruption',
}

export const texts: PrescriptionSheetTexts = {
  femaleTitle: 'Dr.',
  maleTitle: 'Dr.',
  sex: { M: 'Male', F: 'Female', O: 'Other' },
  age: (a) => {
    if (a === null) return ''
    const words = { years: ['year', 'years'], months: ['month', 'months'], days: ['day', 'days'] } as const
    const [one, many] = words[a.unit]
    return count(a.count, one, many)
  },
  day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  instant,
  quantityLabel: (qty) => QUANTITY_WORDS[qty] ?? String(qty),
  quantity: (qty, refills) => {
    const once = QUANTITY_WORDS[qty] ?? count(qty, 'package', 'packages')
    if (refills === undefined || refills === 0) return once
    return refills === 1 ? `${once}, refilled once` : `${once}, refilled ${refills} times`
  },
  certificateUntil: (day) => `certificate in force until ${day}`,
  antibioticReason: 'It ends with the antibiotic treatment.',
  window: (from, position, total) =>
    `Not to be filled before ${from}. Prescription ${position} of ${total} of a series.`,
  notRecognised: 'Written as free text: not in the catalogue.',
  toPatient: 'To the patient’s email',
  toOther: (masked) => (masked ? `To another address (${masked})` : 'To another address'),
  withCopy: (where, copy) => `${where} and ${copy.charAt(0).toLowerCase()}${copy.slice(1)}`,
  undone: {
    patient: 'Taken back before it was sent: wrong patient',
    medication: 'Taken back before it was sent: medicine or dose to correct',
    diagnosis: 'Taken back before it was sent: diagnosis to correct',
    address: 'Taken back before it was sent: wrong address',
    correction: 'Undone before it was sent, to be corrected',
    other: 'Taken back before it was sent',
  },
  issuedMomentsAgo: (code: string) =>
    `Less than 10 minutes earlier a prescription with the same medicines was issued to this patient: ${code}.`,
  doubtfulDiagnosis: {
    sex: (code, name) => `${name} (${code}): unusual for the sex of the patient.`,
    age: (code, name) => `${name} (${code}): unusual at the age of the patient.`,
    unlisted: (code, name) =>
      `${name} (${code}): not in the list of diagnoses; the code could not be checked.`,
  },
  system: 'System',
  ticket: (code) => `Ticket ${code}`,
}
