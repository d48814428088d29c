import { readdirSync, readFileSync } from 'node:fs'

/** Ids of a process and of all its descendants, on Linux. */
export function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid)
  return [pid, ...children.flatMap(processTree)]
}

/** Id of a process's parent: field 4 of `/proc/<pid>/stat`, after the name in brackets; 0 for a process that has just ended. */
function parentOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
