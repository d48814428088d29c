import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../../database/database.ts'
import { prescribedRows } from '../../database/prescribed-queries.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import { ownProductsOf } from '../../medications/own/own-products.ts'
import { recordForChecks } from '../../patients/record-for-checks.ts'
import { isUid } from '../../patients/save-patient.ts'
import { currentBeside } from '../check-draft.ts'
import type { Safety } from '../open-safety.ts'

interface RunningMedicine {
  text: string
  signature: string
  on: string
  until: string | null
}

/**
 * Medicines that a doctor prescribed to a patient and whose course still runs, newest first. Medicines that the record
 * lists, as taken or as stopped, are left out.
 * @throws Problem `not-found` for a patient who is not the doctor's
 */
export async function runningMedicines(
  sql: Sql,
  doctorId: number,
  uid: string,
  of: { safety: Safety; catalogue: Pick<Catalogue, 'productByUid'>; now: Date },
): Promise<RunningMedicine[]> {
  const day = mexicoDay(of.now)
  const record = isUid(uid) ? await recordForChecks(sql, doctorId, uid, day) : undefined
  if (!record) throw new Problem('not-found')
  const rows = await prescribedRows(sql, doctorId, uid, { now: of.now })
  const codes = rows.map((row) => row.drug_upc)
  const own = await ownProductsOf(sql, doctorId, codes, of.catalogue)
  return currentBeside(of.safety, record, { own, earlier: { rows, day } }).map(
    ({ label, ingredients, prescribed }) => ({
      text: nameOf(ingredients, of.safety.rules) || label,
      signature: prescribed.signature,
      on: prescribed.on,
      until: prescribed.until,
    }),
  )
}

const nameOf = (ingredients: string[] | null, { printed }: Pick<SafetyKnowledge, 'printed'>): string =>
  (ingredients ?? []).map((key) => printed.get(key) ?? key).join(' / ')
