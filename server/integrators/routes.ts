import type { Brand } from '#brands/brand.ts'
import { medics } from '#contract/accounts/medics.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { changeMedic, renewToken } from './change-medic.ts'
import { findMedic, listMedics } from './find-medic.ts'
import { makeMedic } from './make-medic.ts'
import { presentMedic } from './present.ts'

/** Value that the API gives instead of a password's hash, which is secret: the name of the algorithm (decision 026). */
const KEPT_AS = 'argon2id'

/** Routes by which an integrator makes and manages accounts of doctors (public-api.md 1.5.1). */
export function integratorRoutes(
  { bind, database, clock }: Domain,
  brandOf: (context: RequestContext) => Pick<Brand, 'id' | 'name'>,
): void {
  bind(medics.list)(async ({ query }, { caller, baseUrl, request }) => {
    const paging = { limit: pageSize(query.limit), offset: query.offset }
    const { rows, count } = await listMedics(database, caller.accountId, { email: query.email, ...paging })
    return envelope(rows.map(presentMedic), count, query, { baseUrl, path: request.url })
  })

  bind(medics.get)(async ({ params }, { caller }) =>
    presentMedic(await findMedic(database, caller.accountId, params.id)),
  )

  bind(medics.make)(async ({ body }, context) => {
    const { id, name } = brandOf(context)
    const { row, token } = await makeMedic(database, body, {
      integratorId: context.caller.accountId,
      language: context.language,
      brand: { id, name },
      today: mexicoDay(clock()),
    })
    return { ...presentMedic(row), token, password: KEPT_AS }
  })

  bind(medics.change)(async ({ params, body }, context) =>
    presentMedic(
      await changeMedic(database, params.id, body, {
        integratorId: context.caller.accountId,
        brand: brandOf(context).id,
        today: mexicoDay(clock()),
      }),
    ),
  )

  bind(medics.renewToken)(async ({ params }, { caller }) => ({
    id: params.id,
    token: await renewToken(database, caller.accountId, params.id),
  }))

  // A search for doctors without a search term finds nobody.
  bind(medics.search)(async ({ query }, { caller, baseUrl, request }) => {
    const paging = { limit: pageSize(query.limit), offset: query.offset }
    const found = await listMedics(database, caller.accountId, {
      email: query.query.trim() || '-',
      ...paging,
    })
    return envelope(
      found.rows.map(({ id, email }) => ({ id, email })),
      found.count,
      query,
      { baseUrl, path: request.url },
    )
  })
}
