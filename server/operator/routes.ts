import { operator } from '#contract/accounts/operator.ts'
import { Problem } from '#contract/problem.ts'
import { endOwnSession, logInOperator } from '../accounts/session/log-in-operator.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { readPicture } from '../images/keep-picture.ts'
import { licenceOf, operatorById } from './queries.ts'
import { decide, listLicences, openLicence } from './review-licences.ts'

export function operatorRoutes({ bind, database, clock }: Domain): void {
  bind(operator.login)(async ({ body }, { request }) => ({
    key: await logInOperator(
      { database, clock },
      {
        ...body,
        address: request.ip,
        device: (request.headers['user-agent'] ?? '').slice(0, 200),
      },
    ),
  }))

  bind(operator.logout)(async (_input, { caller }) => {
    await endOwnSession(database, caller.sessionId)
    return undefined
  })

  bind(operator.me)(async (_input, { caller }) => {
    const found = await operatorById(database.open, caller.accountId)
    if (!found) throw new Problem('not-found')
    return found
  })

  bind(operator.licences)(async ({ query }, { baseUrl, request }) => {
    const paging = { limit: pageSize(query.limit), offset: query.offset }
    const { cases, count } = await listLicences(database, query.state, paging)
    return envelope(cases, count, query, { baseUrl, path: request.url })
  })

  bind(operator.licence)(({ params }) => openLicence(database, params.id))

  bind(operator.photo)(async ({ params }) => {
    const photo = await database.asOperator(async (sql) => {
      const number = (await licenceOf(sql, params.id))?.licence_photo
      return number ? readPicture(sql, number) : undefined
    })
    if (!photo) throw new Problem('not-found')
    return photo
  })

  bind(operator.decide)(({ params, body }, { caller }) =>
    decide(database, {
      doctorId: params.id,
      verdict: body.verdict,
      reason: body.reason ?? '',
      version: body.version,
      operatorId: caller.accountId,
    }),
  )
}
