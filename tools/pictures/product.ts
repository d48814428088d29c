import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#tools/setup/port.mjs'
import { root } from '#tools/setup/project.mjs'

export interface Demo {
  url: string
  doctor: { email: string; password: string }
  pharmacy: { token: string }
}

const READY_WITHIN_MS = 120_000

/** Starts the product with `npm start` on an empty folder and a free port. */
export async function startProduct(): Promise<{ demo: Demo; dataDir: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const child = spawn(process.execPath, [path.join(root, 'tools/setup/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (
    const end = Date.now() + READY_WITHIN_MS;
    Date.now() < end && child.exitCode === null;
    await delay(200)
  ) {
    const demo = readDemo(path.join(dataDir, 'demo.json'))
    if (demo && (await isReady(demo.url))) return { demo, dataDir, stop }
  }
  await stop()
  throw new Error('the product did not start')
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function readDemo(file: string): Demo | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Demo
  } catch {
    return undefined
  }
}
