import { pictureAddress } from '#contract/picture.ts'
import { Problem } from '#contract/problem.ts'
import { pageSizeOf, workplaces, type Hospital } from '#contract/workplaces.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { deleteClinic, insertClinic, updateClinic } from './clinic-queries.ts'
import { countHospitals, hospitalsOf, type HospitalRow } from './hospital-queries.ts'
import { readLogos } from './keep-logos.ts'
import { requireAdministrator } from './require-administrator.ts'
import { changeHospital, findHospital, foundHospital, trail } from './save-hospital.ts'

export function hospitalRoutes({ bind, database }: Domain): void {
  bind(workplaces.hospitals)(async ({ query }, { caller, baseUrl, request }) => {
    const doctorId = caller.accountId
    const [rows, count] = await database.asDoctor(doctorId, async (sql) => [
      await hospitalsOf(sql, doctorId, { id: null, limit: pageSize(query.limit), offset: query.offset }),
      await countHospitals(sql, doctorId),
    ])
    return envelope(
      rows.map((row) => present(row, baseUrl)),
      count,
      query,
      { baseUrl, path: request.url },
    )
  })

  bind(workplaces.hospital)(async ({ params }, { caller, baseUrl }) => {
    const { accountId } = caller
    return present(
      await database.asDoctor(accountId, (sql) => findHospital(sql, accountId, params.id)),
      baseUrl,
    )
  })

  bind(workplaces.found)(async ({ body, pictures }, { caller, baseUrl }) => {
    const logos = await readLogos(pictures)
    const { accountId } = caller
    return present(
      await database.asDoctor(accountId, (sql) => foundHospital(sql, accountId, body, logos)),
      baseUrl,
    )
  })

  bind(workplaces.change)(async ({ params, body, pictures }, { caller, baseUrl }) => {
    const { accountId } = caller
    const { picture, university_logo, ...change } = body
    // Who may not change it is told so before anything is decoded.
    await database.asDoctor(accountId, (sql) => requireAdministrator(sql, accountId, params.id))
    const logos = await readLogos(pictures, { picture, university_logo })
    return present(
      await database.asDoctor(accountId, (sql) => changeHospital(sql, accountId, params.id, change, logos)),
      baseUrl,
    )
  })

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
