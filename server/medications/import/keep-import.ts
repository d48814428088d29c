import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { IMPORTED } from '#knowledge/catalogue/imported.ts'

/** Suffix of the name of the file that stores the previous import, for an undo. */
const BEFORE = '.before'

/** One line of an import file, with the id by which the lines of two imports are compared. */
type Kept = Readonly<{ uid: string }>

/** Numbers of lines that a new import would add, remove and leave unchanged, compared with the current import. */
export interface RegisterChange {
  added: number
  removed: number
  kept: number
}

export function registerChange(dataDir: string, accepted: readonly Kept[], name = IMPORTED): RegisterChange {
  const file = path.join(dataDir, name)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const old = new Set(lines.map((line) => (JSON.parse(line) as { uid: string }).uid))
  const kept = accepted.filter(({ uid }) => old.has(uid)).length
  return { added: accepted.length - kept, removed: old.size - kept, kept }
}

/**
 * Replaces the current import, and stores the replaced one for `undoRegister`. The new file is renamed into place, so that
 * a server that starts meanwhile reads one of the two imports completely.
 */
export function keepRegister(dataDir: string, accepted: readonly Kept[], name = IMPORTED): string {
  const file = path.join(dataDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, accepted.map((line) => `${JSON.stringify(line)}\n`).join(''))
  writeFileSync(`${file}${BEFORE}`, existsSync(file) ? readFileSync(file) : '')
  renameSync(`${file}.new`, file)
  return file
}

/** Makes the previous import the current one again. @returns false when no previous import is stored */
export function undoRegister(dataDir: string, name = IMPORTED): boolean {
  const file = path.join(dataDir, name)
  if (!existsSync(`${file}${BEFORE}`)) return false
  renameSync(`${file}${BEFORE}`, file)
  if (readFileSync(file).length === 0) rmSync(file)
  return true
}
