import type { Texts } from '../es/month-page.ts'

export const texts: Texts = {
  title: 'Figures of the month',
  until: (day) => `Until ${day}`,
  whole: 'The whole month',
  before: 'Previous month',
  after: 'Next month',
  print: 'Download PDF',
  printFailed: 'The PDF could not be made.',
  file: (month) => `report-${month}.pdf`,
  failed: 'The figures of the month could not be loaded.',
  figures: 'In figures',
  comparedWhole: (now, before, month) =>
    now === before
      ? `As many as in ${month}`
      : `${Math.abs(now - before)} ${now > before ? 'more' : 'fewer'} than in ${month}`,
  alerts: (count) => (count === 1 ? 'safety alert shown' : 'safety alerts shown'),
  overridden: (count) => (count === 0 ? 'None answered with a reason' : `${count} answered with a reason`),
  cancelled: (count) => (count === 1 ? 'prescription cancelled' : 'prescriptions cancelled'),
  notCounted: 'Not part of the other figures',
  income: 'received by payment links',
  payments: (count) => (count === 1 ? '1 payment' : `${count} payments`),
  medications: (repeated) => (repeated ? 'What you prescribed most' : 'What you prescribed'),
  medicationsInAll: (count) => (count === 1 ? '1 different medicine' : `${count} different medicines`),
  medicationsNone: 'No medicines prescribed in this month.',
  diagnoses: (repeated) => (repeated ? 'Most frequent diagnoses' : 'Diagnoses'),
  diagnosesNone: 'No diagnoses with an ICD-10 code in this month.',
  inPrescriptions: (count) => (count === 1 ? 'in 1 prescription' : `in ${count} prescriptions`),
  note: 'Each prescription counts on the day it was issued, by the clock of its place of issue. Only you see these figures.',
  year: (year) => `See your ${year}`,
}
