import { spawnSync } from 'node:child_process'
import { lstatSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onceFor } from './once.mjs'
import { digestOf, root, say, textOf } from './project.mjs'
import { describeNpm, endInSentences, SetupFailure } from './sentences.mjs'
import { carriedPackage, runtimeFor } from './runtime.mjs'

/** Options of npm for a registry that does not answer: npm tries twice more, after some seconds instead of minutes. */
const PATIENCE = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000']

/**
 * First step of every command, once the command runs under the right Node: ends with a sentence if that Node is missing, and
 * installs the packages.
 */
export async function prepare() {
  endInSentences()
  const { node, refusal } = runtimeFor(process)
  if (node || refusal) {
    say(refusal ?? `this is Node ${process.version}: node tools/setup/node.cjs runs commands under ${node}`)
    process.exit(1)
  }
  await install()
}

/** Installs the npm packages when the installed ones are not those of the lock file. This module itself imports none of them. */
export async function install() {
  const stamp = path.join(root, 'node_modules/.setup-install')
  // The stamp file's key does not contain the version of Node: the Node that installs may hand over to another one, and no npm
  // package is built for one version of Node.
  const platform = `${process.platform}-${process.arch}`
  const key = `${platform} ${digestOf([textOf(inRoot('package.json')), textOf(inRoot('package-lock.json'))])}`
  const stamped = textOf(stamp)
  const movedHere = stamped !== '' && !stamped.startsWith(`${platform} `)
  if (stamped !== key && !movedHere && installedByHand()) writeFileSync(stamp, key)
  await onceFor({ stamp, key, what: 'installing packages', work: installPackages })
}

/**
 * Whether `npm install` has just installed the packages of the lock file. `npm ci` would then only empty node_modules and install
 * them again.
 */
function installedByHand() {
  const wanted = packagesOf(inRoot('package-lock.json'))
  const present = packagesOf(inRoot('node_modules/.package-lock.json'))
  const runtime = `node_modules/${carriedPackage(process)}`
  const needed = Object.entries(wanted).filter(
    ([name, it]) => name === runtime || (name !== '' && !it.optional && !it.devOptional),
  )
  return needed.length > 0 && needed.every(([name, it]) => present[name]?.version === it.version)
}

/**
 * Packages in a lock file of npm by their path; empty if the file does not exist.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  const text = textOf(file)
  return text === '' ? {} : (JSON.parse(text).packages ?? {})
}

function installPackages() {
  // If node_modules is a link, `npm ci` would empty the linked folder, which may belong to another checkout.
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    say(
      'node_modules is a link, and its packages are not those of the lock file: install them where they are',
    )
    process.exit(1)
  }
  // npm's warnings about the version of Node are hidden. They concern the Node that installs, which the npm packages need not
  // support.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...PATIENCE]
  const refusal = npm(['ci', ...flags])
  if (refusal !== null) installAnyhow(flags, refusal)
  addLeftOut(flags)
  // npm puts node_modules/.bin first on the path of every script, so a Node that cannot run on this machine is removed from that
  // folder.
  if (!carriedPackage(process)) rmSync(inRoot('node_modules/.bin/node'), { force: true })
}

/**
 * Installs packages that npm left out. Under an old Node, npm silently skips optional packages that need a newer one, such as the
 * native part of the bundler. Under the Node of the npm packages it skips nothing.
 * @param {string[]} flags
 */
function addLeftOut(flags) {
  const { node } = runtimeFor(process)
  if (!node) return
  const refusal = npm(['install', '--no-save', ...flags], node)
  if (refusal === null) return
  endIfHopeless(refusal)
  throw new SetupFailure('the packages could not be installed: npm says why above')
}

/**
 * Installs with `npm install` after `npm ci` has refused the lock file.
 * @param {string[]} flags
 * @param {string} refusal Output of the npm that failed.
 */
function installAnyhow(flags, refusal) {
  endIfHopeless(refusal)
  // `npm ci` refuses the whole lock file if the registry lacks the binaries of any platform, even an unused one.
  say('npm ci refused the lock file on this platform or registry: npm install instead')
  const second = npm(['install', '--no-save', ...flags])
  if (second === null) return
  endIfHopeless(second)
  throw new SetupFailure('the packages could not be installed: npm says why above')
}

/**
 * Ends the command with a sentence if a second attempt to install would fail in the same way. Otherwise prints npm's output.
 * @param {string} refusal
 */
function endIfHopeless(refusal) {
  const cause = describeNpm(refusal)
  if (cause) throw new SetupFailure(`the packages could not be installed: ${cause}`)
  process.stderr.write(refusal)
}

/**
 * Runs npm in the project's folder.
 * @param {string[]} args
 * @param {string} [node] Node that runs npm.
 * @returns {string | null} Output of npm if it failed; null if it succeeded.
 */
function npm(args, node = process.execPath) {
  const options = /** @type {const} */ ({
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
    // npm itself runs under the first Node on the path, so the folder of the wanted Node is put first on the path.
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` },
    maxBuffer: 16 * 1024 * 1024,
  })
  // Uses the npm that runs this command, and not the first one on the path. npm_execpath may also be yarn or pnpm.
  const running = process.env.npm_execpath ?? ''
  if (running.endsWith('npm-cli.js'))
    return resultOf(spawnSync(node, [running, ...args], { ...options, stdio: [...options.stdio] }))
  const windows = process.platform === 'win32'
  return resultOf(
    spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, stdio: [...options.stdio], shell: windows }),
  )
}

/**
 * Output of a failed npm; null for success. Throws if npm could not be run.
 * @param {import('node:child_process').SpawnSyncReturns<string>} ended
 */
function resultOf({ status, signal, stderr, error }) {
  if (error) throw new SetupFailure(`npm could not be run (${error.message}): is it installed?`)
  // Ctrl+C also ends npm. The person who pressed it needs no explanation, so this process ends without a message.
  if (signal) process.exit(1)
  return status === 0 ? null : stderr
}

/** Path of a file of the project. @param {string} file */
function inRoot(file) {
  return path.join(root, file)
}
