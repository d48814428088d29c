import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#server/root.ts'
import type { Figure } from './figure.ts'
import { processTree } from './process-tree.ts'
import { round } from './statistics.ts'

const LIMIT_MB = 300
const SETTLE_MS = 5000

/**
 * Measures the memory of `npm start`'s process with all its children, embedded PostgreSQL included, after it has served requests
 * and is idle. The result is the proportional share (PSS): a page of memory that several processes share is counted once. Only
 * Linux reports this share.
 */
export async function benchMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recetario-memory-'))
  const child = spawn(process.execPath, [path.join(projectRoot(), 'tools/setup/start.mjs')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => text.includes('mailbox') && resolve())
      child.once('exit', () => reject(new Error('it did not start')))
    })
    await pause(SETTLE_MS)
    const postmaster = Number(readFileSync(path.join(folder, 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])
    const databases = processTree(postmaster)
    // PostgreSQL is a child of the measured `npm start`, or of another command that started it earlier.
    const node = processTree(child.pid ?? 0).filter((pid) => !databases.includes(pid))
    const processes = [...node, ...databases]
    const sum = (pids: readonly number[]): number => pids.reduce((all, pid) => all + shareOf(pid), 0) / 1024
    const total = sum(processes)
    return [
      {
        figure: 'idle memory, PostgreSQL included',
        value: round(total, 0),
        unit: 'MB',
        limit: `< ${LIMIT_MB}`,
        holds: total < LIMIT_MB,
        note: `${processes.length} processes; Node ${round(sum(node), 0)} MB of it`,
      },
    ]
  } finally {
    const ended = new Promise((resolve) => {
      child.once('exit', resolve)
    })
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Proportional share (PSS) of a process's memory in kB. */
const shareOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN)
