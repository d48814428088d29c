import { pictureAddress } from '#contract/profile/picture.ts'
import { Problem } from '#contract/problem.ts'
import { pageSizeOf, workplaces, type Hospital } from '#contract/places/workplaces.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { deleteClinic, insertClinic, updateClinic } from './clinic-queries.ts'
import type { HospitalRow } from './hospital-queries.ts'
import { requireAdministrator } from './require-administrator.ts'
import { trail } from './save-hospital.ts'
import { hospitalsFor } from './whose-hospitals.ts'

export function hospitalRoutes({ bind, database }: Domain): void {
  bind(workplaces.hospitals)(async ({ query }, { caller, baseUrl, request }) => {
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const [rows, count] = await hospitalsFor(database, caller).list(page)
    const results = rows.map((row) => present(row, baseUrl))
    return envelope(results, count, query, { baseUrl, path: request.url })
  })

  bind(workplaces.hospital)(async ({ params }, { caller, baseUrl }) =>
    present(await hospitalsFor(database, caller).find(params.id), baseUrl),
  )

  bind(workplaces.found)(async ({ body, pictures }, { caller, baseUrl }) =>
    present(await hospitalsFor(database, caller).found(body, pictures), baseUrl),
  )

  bind(workplaces.change)(async ({ params, body, pictures }, { caller, baseUrl }) =>
    present(await hospitalsFor(database, caller).change(params.id, body, pictures), baseUrl),
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

function present(
  { type, logo_id: logo, university_logo_id: university, ...h }: HospitalRow,
  baseUrl: string,
): Hospital {
  const address = (id: string | null): string | null => id && new URL(pictureAddress(id), baseUrl).href
  return {
    ...h,
    created_at: h.created_at.toISOString(),
    page_size: pageSizeOf(h.paper),
    picture: address(logo),
    university_logo: address(university),
    is_admin: type === 'ADMIN',
  }
}
