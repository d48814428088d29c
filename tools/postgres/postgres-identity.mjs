import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf, textOf } from '../setup/project.mjs'

/**
 * The system user that PostgreSQL runs as, and the paths of its programs and data for that user.
 * @typedef {object} Identity
 * @property {string} how Description of the identity in words, for the log.
 * @property {string} folder Folder of the programs.
 * @property {string} dataDir
 * @property {{ uid: number, gid: number } | null} owner Owner of the data, when it is not this user.
 * @property {string[]} prefix Command line before the program.
 */

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * Chooses the identity that PostgreSQL runs as, because PostgreSQL refuses to run as root. An ordinary user runs it directly.
 * Root runs it in a user namespace, which needs no other account and leaves the files to root. Where the system refuses
 * namespaces (default Docker, chroot), an account without rights runs it.
 * @param {string} folder Folder of the programs.
 * @param {string} dataDir
 * @returns {Identity}
 */
export function chooseIdentity(folder, dataDir) {
  if (process.getuid?.() !== 0) return { how: 'this user', folder, dataDir, owner: null, prefix: [] }
  if (runs([...NAMESPACE, programIn(folder, 'postgres'), '--version'])) {
    if (existsSync(dataDir) && statSync(dataDir).uid !== 0) giveTo(dataDir, { uid: 0, gid: 0 })
    return { how: 'root in a user namespace', folder, dataDir, owner: null, prefix: NAMESPACE }
  }
  return asAccount(unprivilegedAccount(), folder, dataDir)
}

/** Path of a PostgreSQL program such as `initdb`. @param {string} folder @param {string} program */
export function programIn(folder, program) {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/**
 * Identity of an account without rights, which becomes the owner of the data folder.
 * @param {{ uid: number, gid: number }} owner
 * @param {string} folder
 * @param {string} dataDir
 * @returns {Identity}
 */
function asAccount(owner, folder, dataDir) {
  let how = `uid ${owner.uid}`
  if (!runs([programIn(folder, 'postgres'), '--version'], owner)) {
    // An account without rights cannot read the project's folder (/root is 0700), so the programs are copied to a
    // folder that this account can read.
    folder = sharedCopy(folder)
    how += `, programs in ${folder}`
  }
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o700)
  giveTo(dataDir, owner)
  if (!runs(['/bin/sh', '-c', 'cd "$0"', dataDir], owner)) {
    dataDir = `/var/lib/recetario-data-${digestOf([dataDir]).slice(0, 8)}`
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    giveTo(dataDir, owner)
    how += `, data in ${dataDir}`
  }
  return { how, folder, dataDir, owner, prefix: [] }
}

function unprivilegedAccount() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return { uid: 65534, gid: 65534 }
}

/** Copies the programs, once, to a folder that every account can read. The copy's path is returned. @param {string} folder */
function sharedCopy(folder) {
  const { version } = JSON.parse(textOf(path.join(folder, '../package.json')))
  const copy = `/var/lib/recetario-postgres-${version}`
  const complete = path.join(copy, '.complete')
  if (existsSync(complete)) return copy
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(copy, 0o755)
  writeFileSync(complete, '')
  return copy
}

/**
 * Changes the owner of a file or folder with all its content.
 * @param {string} target
 * @param {{ uid: number, gid: number }} owner
 */
export function giveTo(target, { uid, gid }) {
  spawnSync('chown', ['-R', `${uid}:${gid}`, target])
}

/** Whether a command runs and ends with exit code 0. @param {string[]} command @param {{ uid?: number, gid?: number }} [owner] */
function runs([program = '', ...args], owner = {}) {
  return spawnSync(program, args, { ...owner, cwd: '/', stdio: 'ignore' }).status === 0
}
