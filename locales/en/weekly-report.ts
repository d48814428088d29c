import type { Texts } from '../es/weekly-report.ts'

const number = (value: number): string => new Intl.NumberFormat('en').format(value)

/** Texts of the weekly report to the responsible physician. */
export const texts: Texts = {
  title: 'Weekly report',
  lead: 'Log in with the account that gets the report.',
  open: 'Weekly report',
  back: 'Review of licences',
  week: 'Week',
  weekOf: (from, until) => `From ${from} to ${until}`,
  madeAt: (when) => `Made on ${when}`,
  print: 'Print',
  failed: 'It could not be loaded.',
  forbidden:
    'This report is for the physician who is responsible for the installation. The operator of the server sets the address in RESPONSIBLE_EMAIL.',
  none: 'There is no report yet. The first one is made on Monday.',
  empty: 'No prescription was issued in this week.',
  issued: 'Prescriptions issued',
  doctors: 'Doctors who issued',
  gapsPer100: 'Checks that could not be made, per 100 prescriptions',
  gaps: {
    title: 'Why they could not be made, per 100 prescriptions',
    record: 'A datum of the patient was missing: weight, kidney function, allergies, conditions',
    knowledge: 'The knowledge has neither a rule nor a review of that question',
    text: 'The medicine or the written dose was not understood',
    once: 'Each datum or question counts once for a prescription.',
  },
  figure: number,
  sections: {
    unknown: 'Medicines that nobody recognised',
    overrides: 'Warnings overridden with a reason',
    repeats: 'Controlled medicines prescribed again within 30 days',
  },
  nothing: 'None.',
  more: (shown, all) => `${number(shown)} of ${number(all)} are shown.`,
  reason: 'Reason',
  privacy: 'This report names no patient. The reasons are those that each doctor wrote.',
}
