import { Problem } from '#contract/problem.ts'
import { pageSizeOf, workplaces, type Hospital } from '#contract/workplaces.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { deleteClinic, insertClinic, updateClinic } from './clinic-queries.ts'
import { countHospitals, hospitalsOf, type HospitalRow } from './hospital-queries.ts'
import { requireAdministrator } from './require-administrator.ts'
import { changeHospital, findHospital, foundHospital, trail } from './save-hospital.ts'

export function hospitalRoutes({ bind, database }: Domain): void {
  bind(workplaces.hospitals)(async ({ query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const [rows, count] = await database.asDoctor(doctorId, async (sql) => [
      await hospitalsOf(sql, doctorId, { id: null, limit: pageSize(query.limit), offset: query.offset }),
      await countHospitals(sql, doctorId),
    ])
    return envelope(rows.map(present), count, query, { baseUrl, path: request.url })
  })

  bind(workplaces.hospital)(async ({ params }, { caller }) =>
    present(
      await database.asDoctor(caller.accountId, (sql) => findHospital(sql, caller.accountId, params.id)),
    ),
  )

  bind(workplaces.found)(async ({ body }, { caller }) =>
    present(await database.asDoctor(caller.accountId, (sql) => foundHospital(sql, caller.accountId, body))),
  )

  bind(workplaces.change)(async ({ params, body }, { caller }) =>
    present(
      await database.asDoctor(caller.accountId, (sql) =>
        changeHospital(sql, caller.accountId, params.id, body),
      ),
    ),
  )

  bind(workplaces.addClinic)(async ({ params, body }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      await requireAdministrator(sql, caller.accountId, params.id)
      await trail(sql, caller.accountId, params.id, 'clinic added')
      return insertClinic(sql, params.id, body)
    }),
  )

  bind(workplaces.changeClinic)(async ({ params, body }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      await requireAdministrator(sql, caller.accountId, params.id)
      const clinic = await updateClinic(sql, params.id, params.clinic, body)
      if (!clinic) throw new Problem('not-found')
      await trail(sql, caller.accountId, params.id, 'clinic changed')
      return clinic
    }),
  )

  bind(workplaces.removeClinic)(async ({ params }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      await requireAdministrator(sql, caller.accountId, params.id)
      if (!(await deleteClinic(sql, params.id, params.clinic))) throw new Problem('not-found')
      await trail(sql, caller.accountId, params.id, 'clinic removed')
      return undefined
    }),
  )
}

/** Logos are not kept yet, so that there is no address of one. */
function present({ type, ...h }: HospitalRow): Hospital {
  return {
    ...h,
    created_at: h.created_at.toISOString(),
    page_size: pageSizeOf(h.paper),
    picture: null,
    university_logo: null,
    is_admin: type === 'ADMIN',
  }
}
