import { MAX_PAGE } from '#contract/page.ts'
import { patients, type Patient } from '#contract/patients.ts'
import { Problem } from '#contract/problem.ts'
import { findEntries } from '../database/search-queries.ts'
import { searchQueries } from '../database/search-words.ts'
import type { Domain } from '../http/domain.ts'
import { pageSize } from '../http/pages.ts'
import { mexicoDay } from '../time.ts'
import { patientPage, type PatientRow } from './queries.ts'
import { addPatient, changePatient, findPatient } from './save-patient.ts'

export function patientRoutes({ bind, database, clock }: Domain): void {
  bind(patients.list)(async ({ query }, { caller }) => {
    const doctorId = caller.accountId
    const words = searchQueries('patient', doctorId, query.search)
    if (query.search.trim() !== '' && words === null) return []
    const limit = pageSize(query.limit)
    const rows = await database.asDoctor(doctorId, async (sql) => {
      const found = words === null ? null : (await findEntries(sql, 'patient', words, MAX_PAGE, 0)).ids
      return patientPage(sql, doctorId, found, limit, query.offset)
    })
    return rows.map(presentPatient)
  })

  bind(patients.get)(async ({ params }, { caller }) => {
    const row = await database.asDoctor(caller.accountId, (sql) =>
      findPatient(sql, caller.accountId, params.uid),
    )
    if (!row) throw new Problem('not-found')
    return presentPatient(row)
  })

  bind(patients.create)(async ({ body }, { caller }) =>
    presentPatient(
      await database.asDoctor(caller.accountId, (sql) =>
        addPatient(sql, caller.accountId, body, mexicoDay(clock())),
      ),
    ),
  )

  bind(patients.update)(async ({ params, body }, { caller }) =>
    presentPatient(
      await database.asDoctor(caller.accountId, (sql) =>
        changePatient(sql, caller.accountId, params.id, body, mexicoDay(clock())),
      ),
    ),
  )
}

const presentPatient = (p: PatientRow): Patient => ({
  ...p,
  last_prescribed_at: p.last_prescribed_at?.toISOString() ?? null,
})
