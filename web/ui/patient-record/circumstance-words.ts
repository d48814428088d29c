import type { RecordSections, Vaccination } from '#contract/patients/patient-record.ts'
import type { Texts } from '#locales/es/record.ts'
import { formatDay } from '../../lib/format.ts'

/** Class of the liver disease in words; '' where none is recorded. */
export const liverWords = ({ liver }: Pick<RecordSections, 'liver'>, texts: Texts): string =>
  liver ? `${texts.childPugh.label} ${texts.childPugh.classes[liver.child_pugh]}` : ''

/** Alcohol and tobacco in words, with what was not asked; '' where nothing is recorded. */
export function habitsWords({ habits }: Pick<RecordSections, 'habits'>, texts: Texts): string {
  if (!habits) return ''
  const { alcohol, tobacco } = habits
  return [
    `${texts.alcohol}: ${alcohol === null ? texts.notAsked : texts.alcoholOf[alcohol]}`,
    `${texts.tobacco}: ${tobacco === null ? texts.notAsked : texts.tobaccoOf[tobacco]}`,
  ]
    .join('. ')
    .concat('.')
}

/** A dose of a vaccine in words, with the day where it is known. */
export const vaccineWords = ({ text, dose, on }: Vaccination, texts: Texts): string =>
  [
    text,
    ...(dose === '' ? [] : [texts.vaccine.doseOf(dose)]),
    ...(on === null ? [] : [texts.onDay(formatDay(on))]),
  ].join(', ')
