import { pathToFileURL } from 'node:url'
import type { Sql } from '../../database/database.ts'
import { anyValue, worlds } from './any-value.ts'

/** The text of an SQL statement, with the file and line that sent it. */
export interface SentStatement {
  file: string
  line: number
  text: string
}

/** Arguments after `sql` for each function of a query file: one list for each call. */
export type Examples = Readonly<Record<string, readonly (readonly unknown[])[]>>

const ARGUMENTS_AT_MOST = 8

/**
 * Calls every exported function of a query file with a recorder in place of the database, and returns the statements
 * that were sent. Functions whose branches depend on particular values are called with `examples`. All others are
 * called with values of every kind, so that they take all branches.
 */
export async function statementsSentBy(file: string, examples: Examples): Promise<SentStatement[]> {
  const sent = new Map<string, SentStatement>()
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  for (const [name, exported] of Object.entries(module)) {
    if (typeof exported !== 'function') continue
    const known = examples[name]
    const lists = known ?? worlds.map((value) => Array.from({ length: ARGUMENTS_AT_MOST }, value))
    for (const list of lists) {
      for (const rows of [[], [anyValue()]]) await called(exported, [recorder(sent, rows), ...list], !known)
    }
  }
  return [...sent.values()]
}

/**
 * Calls a function of a query file. With arguments of a wrong kind the function may throw; statements that it sent
 * before count.
 */
async function called(work: Function, list: readonly unknown[], mayBreak: boolean): Promise<void> {
  try {
    await Reflect.apply(work, undefined, list)
  } catch (error) {
    if (!mayBreak) throw error
  }
}

function recorder(sent: Map<string, SentStatement>, rows: unknown[]): Sql & { last: Sql } {
  const sql: Sql = {
    query: <Row>(text: string): Promise<Row[]> => {
      const place = placeOf(new Error('here'))
      sent.set(`${place.file}:${place.line} ${text}`, { ...place, text })
      return Promise.resolve(rows as Row[])
    },
    wake: () => undefined,
  }
  return { ...sql, last: sql }
}

/** File and line of the nearest query file in an error's stack trace. */
function placeOf({ stack = '' }: Error): { file: string; line: number } {
  for (const frame of stack.split('\n')) {
    const [, file = '', line = ''] =
      /(?:file:\/\/)?(\/[^():]+[/-]queries\.ts):(\d+):\d+\)?$/.exec(frame.trim()) ?? []
    if (file) return { file, line: Number(line) }
  }
  throw new Error(`a statement from nowhere: ${stack}`)
}
