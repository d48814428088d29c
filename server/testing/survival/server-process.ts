import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { projectRoot } from '../../root.ts'

/**
 * Time limit for the start of a server, a guard against a hang. A start takes 3.4 s of processor time, which even a
 * busy machine gives within a minute.
 */
const READY_WITHIN_MS = 60_000

/** The built server as a separate process, which can be killed and restarted. */
export interface ServerProcess {
  origin: string
  isAlive(): boolean
  /** Starts the server. @param settings further settings of this start */
  start(settings?: Record<string, string>): Promise<void>
  /** Sends SIGKILL to the server, so that the process can't clean up. */
  kill(): Promise<void>
}

/**
 * A server process that is not started yet.
 * @param port one port for all starts, so that the clients find the server again
 */
export function serverProcess(port: number, environment: Record<string, string>): ServerProcess {
  const main = path.join(projectRoot(), 'dist/server/main.mjs')
  if (!existsSync(main)) throw new Error('The server is not built: npm run build')
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  return {
    origin,
    isAlive: () => child?.exitCode === null && child.signalCode === null,
    async start(settings = {}) {
      child = spawn(process.execPath, ['-e', `import(${JSON.stringify(main)}).then((m) => m.main())`], {
        env: { PATH: process.env['PATH'], ...environment, ...settings, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await vi.waitFor(
        async () => {
          if (!(await fetch(`${origin}/readyz`)).ok) throw new Error('not ready')
        },
        { timeout: READY_WITHIN_MS, interval: 50 },
      )
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
