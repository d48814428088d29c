import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { root, say, textOf } from './project.mjs'

/** Lock file of all steps that run once. They share it, because a build uses the installed packages. */
const LOCK = path.join(root, 'dist/.setup.lock')

/**
 * Runs `work` unless the stamp file contains the key, which means that the work was done for the same inputs. When two commands
 * run at once, one does the work and the other waits. The stamp file is removed first and written last, so that interrupted work
 * is repeated.
 * @param {{ stamp: string, key: string, what: string, quiet?: boolean, work: () => void | Promise<void> }} step
 */
export async function onceFor({ stamp, key, what, quiet = false, work }) {
  if (textOf(stamp) === key) return
  await withLock(LOCK, async () => {
    if (textOf(stamp) === key) return
    const begun = Date.now()
    if (!quiet) say(`${what} …`)
    rmSync(stamp, { force: true })
    await work()
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, key)
    if (!quiet) say(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  })
}
