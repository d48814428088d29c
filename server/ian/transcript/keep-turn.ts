import { randomUUID } from 'node:crypto'
import type { IanLine } from '#contract/ian/ian.ts'
import { TURNS_AT_MOST } from '#contract/ian/transcript.ts'
import type { Database } from '../../database/database.ts'
import { deleteOldTurns, insertTurn } from './queries.ts'

interface Asked {
  question: string
  askedAt: Date
}

/** Stores a question and its answer in the doctor's transcript, if the doctor's preference allows it. */
export const turnKeeper =
  (database: Database, doctorId: number, asked: Asked) =>
  (lines: readonly IanLine[]): Promise<void> =>
    database.asDoctor(doctorId, async (sql) => {
      if (await insertTurn(sql, doctorId, { id: randomUUID(), ...asked, lines }))
        await deleteOldTurns(sql, doctorId, TURNS_AT_MOST)
    })

/**
 * Passes the lines of an answer on, and hands all of them to `keep` before the last one is sent. If the reader closed the page,
 * or if the answer broke off, there is no last line and nothing is stored. A failure to store does not change the answer.
 */
export async function* keepingTurn(
  lines: AsyncIterable<IanLine>,
  { keep, failed }: { keep: (lines: readonly IanLine[]) => Promise<void>; failed: (error: unknown) => void },
): AsyncGenerator<IanLine> {
  const seen: IanLine[] = []
  for await (const line of lines) {
    seen.push(line)
    if (line.kind === 'end') await keep(seen).catch(failed)
    yield line
  }
}
