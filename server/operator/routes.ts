import { operator } from '#contract/accounts/operator.ts'
import { Problem } from '#contract/problem.ts'
import { endOwnSession } from '../accounts/session/close-sessions.ts'
import { logInOperator } from '../accounts/session/log-in-operator.ts'
import type { Caller } from '../http/context.ts'
import { waitingMessages } from '../contact/answer-messages.ts'
import type { Domain } from '../http/domain.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { readReport } from './weekly/read-report.ts'
import { operatorById } from './queries.ts'
import { decide, listLicences, openLicence, openLicencePhoto } from './review-licences.ts'

/**
 * Routes of operators, who review licences.
 * @param responsible mail address of the responsible physician, who alone reads the weekly report; '' for none
 */
export function operatorRoutes({ bind, database, clock }: Domain, responsible: string): void {
  const readerOf = ({ accountId: operatorId }: Caller) => ({ database, clock, operatorId })

  bind(operator.login)(async ({ body }, { request }) => ({
    key: await logInOperator(
      { database, clock },
      {
        ...body,
        address: networkOf(request.ip),
        device: (request.headers['user-agent'] ?? '').slice(0, 200),
      },
    ),
  }))

  bind(operator.logout)(async (_input, { caller }) => {
    await endOwnSession(database, caller)
    return undefined
  })

  bind(operator.me)(async (_input, { caller }) => {
    const found = await operatorById(database.open, caller.accountId)
    if (!found) throw new Problem('not-found')
    return { ...found, messages_waiting: await waitingMessages(database) }
  })

  bind(operator.weekly)(({ query }, { caller }) =>
    readReport(database.open, { operatorId: caller.accountId, responsible, week: query.week }),
  )

  bind(operator.licences)(async ({ query }, { baseUrl, request, caller }) => {
    const paging = { limit: pageSize(query.limit), offset: query.offset }
    const { cases, count } = await listLicences(readerOf(caller), query.state, paging)
    return envelope(cases, count, query, { baseUrl, path: request.url })
  })

  bind(operator.licence)(({ params }, { caller }) => openLicence(readerOf(caller), params.id))

  bind(operator.photo)(({ params }, { caller }) => openLicencePhoto(readerOf(caller), params.id))

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
