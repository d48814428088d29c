import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type * as z from 'zod/mini'

/** A row with its file and line, for messages about faults. */
export interface Located<T> {
  row: T
  /** File and line of the row: `knowledge/catalogue/products/A.csv:17`. */
  at: string
}

/** Collector of the faults in data files, so that one run reports all of them. */
export class Faults {
  readonly list: string[] = []

  add(at: string, what: string): void {
    this.list.push(`${at}: ${what}`)
  }

  /**
   * Ends the reading if any fault was found.
   * @throws Error that lists every fault.
   */
  throwIfAny(): void {
    if (this.list.length > 0) throw new Error(`knowledge does not hold:\n${this.list.join('\n')}`)
  }
}

/** Rows of one CSV file under `root` that satisfy `schema`; the others become faults. */
export function readRows<T>(
  root: string,
  file: string,
  schema: z.ZodMiniType<T>,
  faults: Faults,
): Located<T>[] {
  let records: { record: unknown; info: { lines: number } }[]
  try {
    records = parse(readFileSync(path.join(root, file)), {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records
  } catch (error) {
    // The parser reports no row for a truncated line or an unclosed quote, so the fault names the file alone.
    faults.add(file, error instanceof Error ? error.message : String(error))
    return []
  }
  const rows: Located<T>[] = []
  for (const { record, info } of records) {
    const at = `${file}:${info.lines}`
    const parsed = schema.safeParse(record)
    if (parsed.success) rows.push({ row: parsed.data, at })
    else for (const issue of parsed.error.issues) faults.add(at, `${issue.path.join('.')}: ${issue.message}`)
  }
  return rows
}

/** Rows of every CSV file of a folder, in the files' alphabetical order. */
export function readFolder<T>(
  root: string,
  folder: string,
  schema: z.ZodMiniType<T>,
  faults: Faults,
): Located<T>[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => readRows(root, `${folder}/${name}`, schema, faults))
}
