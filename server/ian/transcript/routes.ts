import { IanLine } from '#contract/ian/ian.ts'
import { ianTranscript as calls } from '#contract/ian/transcript.ts'
import { Problem } from '#contract/problem.ts'
import type { Domain } from '../../http/domain.ts'
import { envelope, pageSize } from '../../http/pages.ts'
import { deleteTurn, deleteTurns, storedTurns } from './queries.ts'

/** Routes that list and delete the stored questions to the AI assistant. */
export function transcriptRoutes({ bind, database }: Domain): void {
  bind(calls.list)(async ({ query }, { caller: { accountId }, baseUrl, request }) => {
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const { rows, count } = await database.asDoctor(accountId, (sql) => storedTurns(sql, accountId, page))
    const results = rows.map(({ id, asked_at: askedAt, question, lines }) => ({
      id,
      asked_at: askedAt.toISOString(),
      question,
      lines: linesOfStored(lines),
    }))
    return envelope(results, count, query, { baseUrl, path: request.url })
  })

  bind(calls.remove)(async ({ params }, { caller: { accountId } }) => {
    const isGone = await database.asDoctor(accountId, (sql) => deleteTurn(sql, accountId, params.id))
    if (!isGone) throw new Problem('not-found')
    return undefined
  })

  bind(calls.removeAll)(async (_input, { caller: { accountId } }) => {
    await database.asDoctor(accountId, (sql) => deleteTurns(sql, accountId))
    return undefined
  })
}

/** Parses the stored lines of an answer like any other input. A line whose form the contract no longer allows is left out. */
const linesOfStored = (stored: readonly unknown[]): IanLine[] =>
  stored.flatMap((line) => {
    const { data } = IanLine.safeParse(line)
    return data ? [data] : []
  })
