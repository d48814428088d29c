/**
 * Questions that the safety checks ask about every ingredient. A question is answered by a rule in `knowledge/safety`, or
 * by a row of `reviewed/*.csv`, which states that the source names no restriction. If neither answers the question, the
 * check of a patient whom the question concerns reports a gap.
 */
export const QUESTIONS = [
  'first-trimester',
  'second-trimester',
  'third-trimester',
  'lactation',
  'kidney',
  'liver',
  'child',
  'older',
  'condition',
  'dose',
  'duration',
  'duplicate',
  'allergy',
  'interaction',
] as const
export type CheckQuestion = (typeof QUESTIONS)[number]

export const TRIMESTERS = ['first-trimester', 'second-trimester', 'third-trimester'] as const

/** Ages in months at which the questions `child` and `older` concern a patient: below 18, and 65 or more years. */
export const CHILD_BELOW = 18 * 12
export const OLDER_FROM = 65 * 12

/** Questions that also concern a drug on skin, eye, ear, nose, mouth or vagina, which hardly reaches the blood. */
export const LOCAL_QUESTIONS = [...TRIMESTERS, 'lactation', 'child'] as const

/** Beginnings of the CIE-10 codes of liver disease, and the code of plain fatty liver, which impairs no function. */
const LIVER_CODES = [
  'K70',
  'K71',
  'K72',
  'K73',
  'K74',
  'K75',
  'K76',
  'B15',
  'B16',
  'B17',
  'B18',
  'B19',
  'I85',
]
const FATTY_LIVER = 'K76.0'

/** Code of cirrhosis without a stated cause. The classes of Child and Pugh grade cirrhosis. */
export const CIRRHOSIS = 'K74.6'

/** Whether a CIE-10 code is that of a liver disease, or of a group with one. Plain fatty liver does not count. */
export const isOfLiver = (code: string): boolean =>
  code !== FATTY_LIVER && LIVER_CODES.some((start) => code.startsWith(start) || start.startsWith(code))

/**
 * Filtration, in mL/min/1.73 m², below which a patient counts as having a kidney disease: categories G3a to G5 of KDIGO's
 * guideline on chronic kidney disease.
 */
export const KIDNEY_DISEASE_BELOW = 60

/** Whether a CIE-10 code is chronic kidney disease (N18) or unspecified kidney failure (N19). */
export const isOfKidney = (code: string): boolean => code.startsWith('N18') || code.startsWith('N19')
