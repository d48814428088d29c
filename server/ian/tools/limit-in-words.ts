import type { DoseRule } from '#knowledge/safety/rule.ts'
import type { IanAnswers } from '#locales/es/ian-answers.ts'
import { CHILD_BELOW } from '#knowledge/safety/question.ts'

const OLDEST_MONTHS = 1500

const figure = (value: number): string => value.toLocaleString('es-MX', { maximumFractionDigits: 3 })

/** The amounts that a dose rule allows, in words: "hasta 1,000 mg por toma, hasta 4,000 mg al día". */
export function limitInWords(rule: DoseRule, words: IanAnswers): string {
  const unit = rule.perKg ? words.perKg(rule.unit) : rule.unit
  const parts = [
    rule.maxDose === null ? '' : words.dosePer(`${figure(rule.maxDose)} ${unit}`),
    rule.maxDay === null ? '' : words.dayPer(`${figure(rule.maxDay)} ${unit}`),
    rule.ceilingDay === null ? '' : words.ceiling(`${figure(rule.ceilingDay)} ${rule.unit}`),
    rule.maxWeek === null ? '' : words.weekPer(`${figure(rule.maxWeek)} ${rule.unit}`),
    rule.maxMonth === null ? '' : words.monthPer(`${figure(rule.maxMonth)} ${rule.unit}`),
    rule.maxDaysAWeek === null ? '' : words.daysAWeek(rule.maxDaysAWeek),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The patients for whom a dose rule holds, in words: "De 6 meses a 11 años, vía oral". */
export function whoInWords({ fromMonths, toMonths, routes }: DoseRule, words: IanAnswers): string {
  const age = (months: number): string =>
    months < 24 ? words.ageMonths(months) : words.ageYears(Math.floor(months / 12))
  const isOpen = toMonths >= OLDEST_MONTHS
  const who =
    fromMonths === CHILD_BELOW && isOpen
      ? words.adults
      : isOpen
        ? words.from(age(fromMonths))
        : fromMonths === 0
          ? words.upTo(age(toMonths))
          : words.fromTo(age(fromMonths), age(toMonths))
  return routes.length === 0 ? who : `${who}, ${words.byRoute(routes.join(', '))}`
}
