import type { Texts } from '../es/safety.ts'

const list = (parts: readonly string[]): string => new Intl.ListFormat('en-US').format(parts)
const number = (value: number): string => new Intl.NumberFormat('en-US').format(value)

export const texts: Texts = {
  title: 'Safety',
  checking: 'Checking…',
  found: (counts) => `Found: ${list(counts)}.`,
  nothing: 'Nothing in what could be checked.',
  unchecked: (what) => `Could not check: ${what.join('; ')}.`,
  unrecorded: (what) => `${list(what)} (not recorded)`,
  away: 'There is no connection to check it. It is checked by itself when it is back; you can go on writing.',
  down: 'Could not check: the service does not answer. You can go on writing.',
  retry: 'Check again',
  scope:
    'Interactions, allergies, duplicates, pregnancy and lactation, conditions, renal function, age and doses are checked, with rules of our own. It replaces neither your judgement nor the prescribing information.',
  version: (version) => `Rules ${version}`,
  details: 'What is missing and what is checked',

  severity: {
    contraindicated: 'Contraindicated',
    serious: 'Serious',
    moderate: 'Caution',
    minor: 'Minor',
  },
  overdose: 'Over the maximum',
  count: {
    contraindicated: (n) => (n === 1 ? '1 contraindication' : `${n} contraindications`),
    overdose: (n) => (n === 1 ? '1 dose over the maximum' : `${n} doses over the maximum`),
    serious: (n) => (n === 1 ? '1 serious warning' : `${n} serious warnings`),
    moderate: (n) => (n === 1 ? '1 caution' : `${n} cautions`),
    minor: (n) => (n === 1 ? '1 minor' : `${n} minor`),
  },
  alternatives: 'For the same use, with no known contraindication or serious risk in this patient:',
  changeTo: 'Change to',
  sameAs: { class: 'Same class', use: 'Same use, another class' },
  headline: {
    interaction: (about) => about.join(' with '),
    allergy: ([allergen = '', drug = '']) =>
      allergen === drug ? `Recorded allergy to ${drug}` : `${drug}, with a recorded allergy to ${allergen}`,
    duplicate: (about) => `Duplicate: ${list(about)}`,
    repeat: (about) => `Already under way: ${list(about)}`,
    reproduction: (about) => `${list(about)} in pregnancy or lactation`,
    condition: ([drug = '', code = '']) => (code === '' ? `${drug} in this patient` : `${drug} with ${code}`),
    renal: (about) => `${list(about)} with this renal function`,
    age: (about) => `${list(about)} at this age`,
    dose: (about) => `Dose of ${list(about)}`,
    strength: (about) => `${list(about)}: what is written is not what the package holds`,
    load: (about) => `Sum of ${list(about)}`,
    duration: (about) => `${list(about)} for more days than recommended`,
    route: (about) => `${list(about)} by this route`,
    hepatic: (about) => `${list(about)} with this liver function`,
    controlled: (about) => `Controlled medicine prescribed again: ${list(about)}`,
  },
  figures: (written, limit, unit) =>
    `Written ${number(written)} ${english(unit)}; at most ${number(limit)} ${english(unit)}.`,
  strengths: (written, held, unit) =>
    `Written ${number(written)} ${english(unit)}; with this package it is ${number(held)} ${english(unit)}.`,
  factors: (of) => `Risk factors: ${list(of)}.`,
  withCurrent: 'The patient takes it already.',
  withStopped: 'It was stopped lately, and its effect lasts.',
  withVaccine: 'By the record, the vaccine was given lately.',
  prescribed: (on, until) =>
    until === null ? `Prescribed on ${on}, with no end written.` : `Prescribed on ${on}, until ${until}.`,
  whyShort: 'Why',
  change: 'Change to…',
  why: 'Why and source',
  source: 'Source',
  reviewed: (by, on) => `Reviewed by ${by} on ${on}.`,
  notReviewed: 'Not reviewed by anybody outside.',

  gaps: {
    'free-text': (about) => `${about.map((one) => `“${one}”`).join(', ')}, which is not recognised`,
    'unknown-ingredient': (about) => `${about.map((one) => `“${one}”`).join(', ')}, which is not recognised`,
    'unknown-route': (about) =>
      `the route ${about.map((one) => `“${one}”`).join(', ')}, which is not recognised`,
    'route-open': (about) => `the route of ${list(about)}, taken as one that reaches the whole body`,
    'dose-not-understood': (about) => `the written dose of ${list(about)}`,
    'missing-age': () => 'age',
    'missing-weight': () => 'weight',
    'missing-renal-function': () => 'renal function of the last year',
    'missing-allergies': () => 'allergies',
    'unknown-allergy': (about) =>
      `the allergy to ${about.map((one) => `“${one}”`).join(', ')}, which is not recognised`,
    'missing-conditions': () => 'conditions',
    'missing-liver-class': () => 'Child-Pugh class',
    'missing-habits': () => 'alcohol and tobacco',
    /** `about` names the medicines of earlier prescriptions that are still valid; the check has included them. */
    'missing-medication': (about: readonly string[]): string =>
      about.length === 0 ? 'what is taken already' : 'what is taken besides your prescriptions',
    'missing-vaccines': () => 'vaccines already received',
    'unknown-vaccine': (about) =>
      `the vaccine ${about.map((one) => `“${one}”`).join(', ')}, without a day or not recognised`,
    'missing-pregnancy': () => 'pregnancy this month, or lactation',
    'missing-sex': () => 'sex',
  },
  open: {
    'no-pregnancy-rule': 'pregnancy',
    'no-lactation-rule': 'lactation',
    'no-renal-rule': 'renal function',
    'no-hepatic-rule': 'liver',
    'no-child-rule': 'use in minors',
    'no-older-rule': 'use from 65 years',
    'no-condition-rule': 'conditions',
    'no-duration-rule': 'duration',
    'no-duplicate-rule': 'duplicates of its group',
    'no-allergy-rule': 'allergy to its group',
    'no-interaction-rule': 'interactions',
    'not-covered': 'dose',
  },
  openDrug: (drug, questions) => `${drug} (${list(questions)})`,
  openDrugs: (drugs, more) => `${list(more === 0 ? drugs : [...drugs, `${more} more`])}: no rule of ours`,
  openTitle: 'Without a rule of ours or a review; see the information for prescribing:',
  noPatient: 'the patient, who is still to be chosen',

  weight: 'Weight (kg)',
  weightHint: 'It is kept in the record with today’s date.',
  weightWrong: 'Write the weight in kilograms, for example 14.5.',
  weightNeedsConsent: 'Their consent is missing to save the weight.',
  openRecord: 'Open the record',
  saveWeight: 'Save weight',
  weightFailed: (detail) => `The weight was not saved. ${detail}`,

  update: 'Update their medication',
  updateHint: 'The medication of the record becomes that of this prescription.',

  updated: 'The medication of the record was updated.',
  notUpdated: (detail) => `Not updated. ${detail}`,
  updateNeedsConsent: 'Consent is missing to update it.',

  explain: 'Explain with AI',
  explaining: 'Explaining…',
  explained: 'Explanation of a language model',
  explainedNote: 'It does not change what was found. It can be wrong.',
  notExplained: 'There is no explanation for now. What was found stays as it is.',

  dialog: {
    title: 'It is contraindicated',
    again: 'Controlled medicine prescribed again',
    dose: 'The dose is not safe',
    lead: 'To issue it like this, write the reason. It stays with the prescription and in its history.',
    reason: (about) => `Reason to prescribe ${about}`,
    reasonLabel: 'Reason',
    blank: 'Write the reason.',
    short: 'Give the reason in a few words: it stays with the prescription.',
    last: (reason) => `Use the one of last time: “${reason}”`,
    back: 'Go back and change',
    issue: 'Issue with this reason',
    failed: 'What was found could not be read. Try again.',
  },

  child: {
    title: (kg) => (kg === null ? 'Dose for their age' : `Dose for their age and weight (${kg} kg)`),
    once: (range, unit) => `${range} ${unit} once`,
    each: (range, unit, times) => `${range} ${unit} every ${24 / times} hours`,
    volume: (range) => `${range} mL`,
    capped: 'at the ceiling of a day',
    range: (low, high) => (low === high ? low : `${low} to ${high}`),
    write: (ml) => `Write ${ml} mL`,
    recordWeight: 'Record their weight',
    none: {
      'missing-weight': 'Their weight is missing to compute the dose.',
      'not-covered': 'The rules have no dose of this medicine for a child: none is computed.',
      combination: 'A combination: its dose by weight is not computed.',
    },
  },
}

/** Translates the unit of a dose, which the safety rules have in Spanish. */
const english = (unit: string): string =>
  unit
    .replace('/día', '/day')
    .replace('días/semana', 'days a week')
    .replace('/semana', '/week')
    .replace('días', 'days')
    .replace('tableta', 'tablet')
    .replace('UI', 'IU')
