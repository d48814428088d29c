import type { DraftRow } from '#contract/drafts/drafts.ts'
import { Problem } from '#contract/problem.ts'
import type { UsualRow } from '#contract/medications/usual.ts'
import { law } from '#knowledge/law/law.ts'
import type { Sql } from '../database/database.ts'
import { prescribedRows } from '../database/prescribed-queries.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { ownProductsOf, withOwn } from '../medications/own/own-products.ts'
import { updateRowFromCatalogue } from '../medications/row-today.ts'
import { monthsOn } from '../patients/record-facts.ts'
import { recordForChecks } from '../patients/record-for-checks.ts'
import { writtenAgain } from '../prescriptions/issue/written-again.ts'
import { checkDraftSafety } from '../safety/check-draft.ts'
import type { Safety } from '../safety/open-safety.ts'
import { pastRowsOf } from './past-rows.ts'
import { readUsualAsker, ofDiagnosis } from './queries.ts'
import { type Habit, habitsOf } from './rules.ts'

/** Maximum number of proposed rows that are shown. `CHECKED` is the maximum number that is checked to find them. */
const SHOWN = 8
const CHECKED = 24

interface Asked {
  doctorId: number
  /** Texts under which prescriptions store one diagnosis: its code and its words. */
  names: readonly string[]
  /** CIE-10 code of the diagnosis, for the safety checks of the proposed medicines; '' when there is none. */
  code: string
  /** Uid of the patient; null while no patient is chosen. */
  patient: string | null
  /** Keys (`drug_upc`) of the products that are already in the draft. */
  beside: readonly string[]
  today: string
  now: Date
}

interface Usual {
  rows: UsualRow[]
  /**
   * Signatures of the diagnosis's prescriptions whose document can't be read any more. These prescriptions are not
   * counted.
   */
  altered: string[]
}

type Knowledge = { catalogue: Catalogue; safety: Pick<Safety, 'read' | 'check'> }

/**
 * Rows that this doctor usually prescribes for a diagnosis, first those for patients of the same age band and sex. Rows that the
 * law forbids or the safety checks would interrupt are left out without a message, because the result is a proposal and not a
 * check.
 * @throws Problem `not-found` for a patient who is not the doctor's
 */
export async function findUsual(sql: Sql, asked: Asked, knowledge: Knowledge): Promise<Usual> {
  const { doctorId, names, patient, today } = asked
  const { profession, gender, date_of_birth: birth } = await readUsualAsker(sql, doctorId, patient)
  if (patient !== null && birth === null) throw new Problem('not-found')
  const { rows: past, altered } = pastRowsOf(await ofDiagnosis(sql, doctorId, names))
  if (past.length === 0) return { rows: [], altered }
  const months = birth === null ? null : monthsOn(birth, today)
  const habits = habitsOf(past, { gender, years: months === null ? null : Math.floor(months / 12) })
  const record = patient === null ? undefined : await recordForChecks(sql, doctorId, patient, today)
  const earlier = {
    rows: patient === null ? [] : await prescribedRows(sql, doctorId, patient, { now: asked.now }),
    day: today,
  }
  const allowed = law.classesOfProfession(profession)
  const codes = [...past.map(({ item }) => item.drug_upc), ...asked.beside]
  const ownProducts = await ownProductsOf(sql, doctorId, codes, knowledge.catalogue)
  const catalogue = withOwn(knowledge.catalogue, ownProducts)
  const diagnoses = asked.code === '' ? [] : [asked.code]
  const beside = asked.beside.map((upc, at) => written(`beside-${at}`, { drug_upc: upc }))

  const isFree = (row: DraftRow): boolean => {
    if (row.fraction && (!allowed.includes(row.fraction) || !law.classRule(row.fraction).issuable))
      return false
    const { key, drug_upc, presentation, generic, brand, instructions, via, category } = row
    const own = { presentation, generic, brand: brand ?? '', drug_upc, instructions, via, category }
    const rows = [written(key, own), ...beside]
    const { findings } = checkDraftSafety(knowledge.safety, rows, record, {
      own: ownProducts,
      diagnoses,
      earlier,
    })
    return findings.every(
      ({ interrupts, kind, items }) => !items.includes(key) || !(interrupts || kind === 'allergy'),
    )
  }
  const rows = habits
    .slice(0, CHECKED)
    .flatMap((habit, at) => {
      const { row, isGone } = updateRowFromCatalogue(writtenAgain(habit.past.item, `usual-${at}`), catalogue)
      if (isGone || asked.beside.includes(row.drug_upc)) return []
      return isFree(row) ? [present(habit, row)] : []
    })
    .slice(0, SHOWN)
  return { rows, altered }
}

const present = ({ uses, lastUsedAt }: Habit, row: DraftRow): UsualRow => ({
  row,
  uses,
  last_used_at: lastUsedAt.toISOString(),
})

const nothing = {
  presentation: '',
  generic: '',
  brand: '',
  drug_upc: '',
  instructions: '',
  via: '',
  category: '',
}
const written = (key: string, more: Partial<typeof nothing>) => ({ ...nothing, ...more, key })
