import { spawnSync } from 'node:child_process'
import { lstatSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onceFor } from './once.mjs'
import { digestOf, root, say, textOf } from './project.mjs'
import { describeNpm, endInSentences, SetupFailure } from './sentences.mjs'
import { carriedPackage, runtimeFor } from './runtime.mjs'

/** Options of npm for a registry that does not answer: two more attempts after some seconds, instead of minutes. */
const PATIENCE = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000']

/** First step of every command, once it runs under its final Node. */
export async function prepare() {
  endInSentences()
  const { node, refusal } = runtimeFor(process)
  if (node || refusal) {
    say(refusal ?? `this is Node ${process.version}: node tools/setup/node.cjs runs commands under ${node}`)
    process.exit(1)
  }
  await install()
}

/** Installs the packages when they are not those of the lock file. This module needs none of the packages itself. */
export async function install() {
  const stamp = path.join(root, 'node_modules/.setup-install')
  // The key leaves out the version of Node: the Node that installs may hand over to another, and no package is
  // built for one alone.
  const platform = `${process.platform}-${process.arch}`
  const key = `${platform} ${digestOf([textOf(inRoot('package.json')), textOf(inRoot('package-lock.json'))])}`
  const stamped = textOf(stamp)
  const movedHere = stamped !== '' && !stamped.startsWith(`${platform} `)
  if (stamped !== key && !movedHere && installedByHand()) writeFileSync(stamp, key)
  await onceFor({ stamp, key, what: 'installing packages', work: installPackages })
}

/** Whether `npm install` just installed the right packages: `npm ci` would empty node_modules first. */
function installedByHand() {
  const wanted = packagesOf(inRoot('package-lock.json'))
  const present = packagesOf(inRoot('node_modules/.package-lock.json'))
  const runtime = `node_modules/${carriedPackage(process)}`
  const needed = Object.entries(wanted).filter(
    ([name, it]) => name === runtime || (name !== '' && !it.optional && !it.devOptional),
  )
  return needed.length > 0 && needed.every(([name, it]) => present[name]?.version === it.version)
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(file) {
  const text = textOf(file)
  return text === '' ? {} : (JSON.parse(text).packages ?? {})
}

function installPackages() {
  // `npm ci` through a link would empty somebody else's packages.
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    say(
      'node_modules is a link, and its packages are not those of the lock file: install them where they are',
    )
    process.exit(1)
  }
  // npm's warnings are about the Node that installs. The packages need not support that Node.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...PATIENCE]
  const refusal = npm(['ci', ...flags])
  if (refusal !== null) installAnyhow(flags, refusal)
  addLeftOut(flags)
  // npm puts node_modules/.bin first on the path of every script: a Node that cannot run must not be found there.
  if (!carriedPackage(process)) rmSync(inRoot('node_modules/.bin/node'), { force: true })
}

/**
 * Installs what npm left out: under an old Node it skips, without a word, optional packages that need a newer one, such
 * as the native part of the bundler. Under the Node that the packages brought, nothing is skipped.
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

/** @param {string[]} flags @param {string} refusal Output of the npm that failed. */
function installAnyhow(flags, refusal) {
  endIfHopeless(refusal)
  // A registry that lacks binaries of an unused platform makes `npm ci` refuse the whole lock file.
  say('npm ci refused the lock file on this platform or registry: npm install instead')
  const second = npm(['install', '--no-save', ...flags])
  if (second === null) return
  endIfHopeless(second)
  throw new SetupFailure('the packages could not be installed: npm says why above')
}

/**
 * Ends with a sentence when a second attempt would fail in the same way; prints what npm says otherwise.
 * @param {string} refusal
 */
function endIfHopeless(refusal) {
  const cause = describeNpm(refusal)
  if (cause) throw new SetupFailure(`the packages could not be installed: ${cause}`)
  process.stderr.write(refusal)
}

/**
 * @param {string[]} args
 * @param {string} [node] Node that runs npm.
 * @returns {string | null} What the npm that failed has written; null when it succeeded.
 */
function npm(args, node = process.execPath) {
  const options = /** @type {const} */ ({
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
    // npm runs under the first Node on the path.
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` },
    maxBuffer: 16 * 1024 * 1024,
  })
  // The npm that runs this command rather than the first on the path; npm_execpath may also be yarn or pnpm.
  const running = process.env.npm_execpath ?? ''
  if (running.endsWith('npm-cli.js'))
    return resultOf(spawnSync(node, [running, ...args], { ...options, stdio: [...options.stdio] }))
  const windows = process.platform === 'win32'
  return resultOf(
    spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, stdio: [...options.stdio], shell: windows }),
  )
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} ended */
function resultOf({ status, signal, stderr, error }) {
  if (error) throw new SetupFailure(`npm could not be run (${error.message}): is it installed?`)
  // Ctrl+C reaches npm too; its end then needs no explanation.
  if (signal) process.exit(1)
  return status === 0 ? null : stderr
}

/** @param {string} file */
function inRoot(file) {
  return path.join(root, file)
}
