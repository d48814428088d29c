import type { Brand } from '#brands/brand.ts'
import { Problem } from '#contract/problem.ts'
import { profile, type Profile } from '#contract/profile/profile.ts'
import { specialities } from '#contract/profile/specialities.ts'
import { listedSpecialities as listed } from '#knowledge/specialities/specialities.ts'
import type { Sql } from '../database/database.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { changeDoctor } from './change-doctor.ts'
import { keepLicencePhoto } from './keep-licence-photo.ts'
import { mergeUxSettings } from './queries.ts'
import { profileOfDoctor } from './profile-of.ts'

export function profileRoutes(
  { bind, database, clock }: Domain,
  brandOf: (context: RequestContext) => Pick<Brand, 'id'>,
): void {
  const read = (sql: Sql, doctorId: number): Promise<Profile> => profileOfDoctor(sql, doctorId, clock())

  bind(profile.get)(async (_input, { caller }) => {
    const found = await database.asDoctor(caller.accountId, (sql) => read(sql, caller.accountId))
    return { count: 1, next: null, previous: null, results: [found] }
  })

  bind(profile.update)(async ({ body }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      await mergeUxSettings(sql, caller.accountId, body.ux_settings)
      return read(sql, caller.accountId)
    }),
  )

  bind(profile.complete)(async ({ body }, context) => {
    const { accountId } = context.caller
    return database.asDoctor(accountId, async (sql) => {
      await changeDoctor(sql, accountId, body, brandOf(context).id)
      return read(sql, accountId)
    })
  })

  bind(profile.licencePhoto)(async ({ pictures }, context) => {
    const { accountId } = context.caller
    if (!pictures.photo) throw new Problem('invalid-input', { fields: { photo: ['required'] } })
    await keepLicencePhoto(database, accountId, pictures.photo, brandOf(context).id)
    return database.asDoctor(accountId, (sql) => read(sql, accountId))
  })

  bind(specialities.list)(({ query }, { language, baseUrl, request }) => {
    const sorted = listed
      .map((one) => ({ id: one.id, name: one[language] }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language))
    const results = sorted.slice(query.offset, query.offset + pageSize(query.limit))
    return envelope(results, sorted.length, query, { baseUrl, path: request.url })
  })
}
