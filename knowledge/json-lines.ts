import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Faults } from './csv.ts'

/**
 * Lines of a JSONL file under `folder` that satisfy `schema`; the others become faults. A folder that is not given and a
 * file that does not exist have no lines.
 */
export function readJsonLines<T>(
  folder: string | undefined,
  file: string,
  schema: z.ZodMiniType<T>,
  faults: Faults,
): T[] {
  if (folder === undefined || !existsSync(path.join(folder, file))) return []
  const rows: T[] = []
  for (const [index, line] of readFileSync(path.join(folder, file), 'utf8').split('\n').entries()) {
    if (line === '') continue
    try {
      rows.push(schema.parse(JSON.parse(line)))
    } catch (error) {
      const why = error instanceof z.core.$ZodError ? z.core.prettifyError(error) : String(error)
      faults.add(`${file}:${index + 1}`, why)
    }
  }
  return rows
}
