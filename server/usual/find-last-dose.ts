import type { LastDose } from '#contract/medications/usual.ts'
import { documentIn } from '#contract/signed-document.ts'
import { ageOn } from '#contract/values/age.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { lastRowsOf, readUsualAsker } from './queries.ts'
import { bandOf, isAdult } from './rules.ts'

interface Asked {
  doctorId: number
  /** Key (`drug_upc`) of the product whose last dose is searched for. */
  drug: string
  /** Keys (`drug_upc`) of other boxes of the same medicine, for which the dose means the same. */
  others: readonly string[]
  /** Uid of the patient. */
  patient: string
  today: string
}

/**
 * Instructions with which this doctor last prescribed a product to a patient of the same age band. Without them, the
 * instructions for another box of the same medicine are returned. A child's dose follows from the weight, so none is
 * proposed for a child. A child's dose is not proposed for an adult either.
 */
export async function findLastDose(sql: Sql, asked: Asked): Promise<LastDose | null> {
  const { date_of_birth: birth } = await readUsualAsker(sql, asked.doctorId, asked.patient)
  const years = birth === null ? undefined : ageOn(birth, asked.today)?.years
  if (years === undefined || !isAdult(years)) return null
  const drugs = [asked.drug, ...asked.others]
  for (const { payload, position } of await lastRowsOf(sql, asked.doctorId, drugs)) {
    const document = documentIn(payload)
    const instructions = document?.items[position]?.instructions.trim()
    if (!document || !instructions) continue
    const { issued_at, patient } = document
    const then = ageOn(patient.date_of_birth, mexicoDay(new Date(issued_at)))?.years
    if (then !== undefined && bandOf(then) === bandOf(years)) return { instructions, issued_at }
  }
  return null
}
