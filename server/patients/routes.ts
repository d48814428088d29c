import { MAX_PAGE } from '#contract/schemas/page.ts'
import { patients } from '#contract/patients/patients.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { readTrail } from '../events/record-read.ts'
import { findEntries } from '../database/search-queries.ts'
import { typedSearch } from '../database/search-words.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize, readableRows } from '../http/pages.ts'
import { patientFinder } from './find-patients.ts'
import { presentPatient } from './present.ts'
import { presentPrescribed } from './present-prescribed.ts'
import { countPatients, numbersOf, patientPage, prescriptionsOfPatient } from './queries.ts'
import { addPatient, changePatient, findPatient } from './save-patient.ts'

export function patientRoutes({ bind, database, clock }: Domain): void {
  const noteRead = readTrail({ database, clock })
  const findPatients = patientFinder({ database, clock })

  bind(patients.list)(async ({ query }, { caller: { accountId } }) => {
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const rows = await database.asDoctor(accountId, (sql) => findPatients(sql, accountId, query.search, page))
    return rows.map(presentPatient)
  })

  bind(patients.page)(async ({ query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const where = { baseUrl, path: request.url }
    const words = typedSearch('patient', doctorId, query.search)
    if (query.search.trim() !== '' && words === null) return envelope([], 0, query, where)
    const limit = pageSize(query.limit)
    const { rows, count } = await database.asDoctor(doctorId, async (sql) => {
      await noteRead(sql, doctorId, 'patients.searched', ['doctor', doctorId])
      if (words === null) {
        const all = await patientPage(sql, doctorId, null, limit, query.offset)
        return { rows: all, count: await countPatients(sql, doctorId) }
      }
      const { ids, total } = await findEntries(sql, 'patient', words, MAX_PAGE, 0)
      return { rows: await patientPage(sql, doctorId, ids, limit, query.offset), count: total }
    })
    return envelope(rows.map(presentPatient), count, query, where)
  })

  bind(patients.prescriptions)(async ({ params, query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const { rows, count } = await database.asDoctor(doctorId, async (sql) => {
      const patient = await findPatient(sql, doctorId, params.uid)
      if (!patient) throw new Problem('not-found')
      await noteRead(sql, doctorId, 'patient.viewed', ['patient', patient.id])
      const numbers = await numbersOf(sql, doctorId, patient.id)
      return prescriptionsOfPatient(sql, doctorId, numbers, pageSize(query.limit), query.offset)
    })
    const { results, altered } = readableRows(rows, presentPrescribed)
    return envelope(results, count, query, { baseUrl, path: request.url }, altered)
  })

  bind(patients.get)(async ({ params }, { caller }) => {
    const row = await database.asDoctor(caller.accountId, async (sql) => {
      const patient = await findPatient(sql, caller.accountId, params.uid)
      if (!patient) throw new Problem('not-found')
      await noteRead(sql, caller.accountId, 'patient.viewed', ['patient', patient.id])
      return patient
    })
    return presentPatient(row)
  })

  bind(patients.create)(async ({ body }, { caller, idempotencyKey: key }) =>
    presentPatient(
      await database.asDoctor(caller.accountId, (sql) =>
        addPatient(sql, caller.accountId, body, mexicoDay(clock()), { key }),
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
