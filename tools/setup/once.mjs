import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { root, say, textOf } from './project.mjs'

/** One for all steps: what is installed is what builds. */
const LOCK = path.join(root, 'dist/.setup.lock')

/**
 * Does a piece of work unless the stamp says that it was done for the same key; of two commands at once, one does it
 * and the other waits. The stamp goes first and comes back last: work that was interrupted is done again.
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
