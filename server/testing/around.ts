import type { Sql } from '../database/database.ts'
import { type TestServer, withClient } from './test-server.ts'

/** SQL expressions of three moments: a millisecond from now, now, and a millisecond ago. */
const MOMENTS = [`(now() + interval '1 ms')`, 'now()', `(now() - interval '1 ms')`] as const

/** Results of a rule a millisecond before a moment, at the moment, and a millisecond after it. */
export type Around<T> = [before: T, at: T, after: T]

/**
 * Tests a rule that compares a stored moment with the database's clock: a millisecond before the moment, at the moment
 * and a millisecond after it. Each test is a transaction of the owner that is rolled back. The clock of a transaction
 * stands still, so that "at the moment" is exact.
 * @param stored statement that stores the moment, written `:moment`
 */
export async function around<T>(
  server: Pick<TestServer, 'ownerUrl'>,
  stored: string,
  ask: (sql: Sql) => Promise<T>,
): Promise<Around<T>> {
  const answers: T[] = []
  for (const moment of MOMENTS)
    answers.push(
      await withClient(server.ownerUrl, async (client) => {
        const sql: Sql = {
          query: async <Row>(text: string, values: unknown[] = []) =>
            (await client.query(text, values)).rows as Row[],
          wake: () => undefined,
        }
        await client.query('begin')
        await client.query(stored.replaceAll(':moment', moment))
        const answer = await ask(sql)
        await client.query('rollback')
        return answer
      }),
    )
  return answers as Around<T>
}
