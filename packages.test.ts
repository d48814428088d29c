import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      engines: z.optional(z.unknown()),
      cpu: z.optional(z.unknown()),
      dependencies: z._default(z.record(z.string(), z.string()), {}),
      devDependencies: z._default(z.record(z.string(), z.string()), {}),
      optionalDependencies: z._default(z.record(z.string(), z.string()), {}),
      peerDependencies: z._default(z.record(z.string(), z.string()), {}),
    }),
  ),
})
type Packages = z.output<typeof Lock>['packages']
const Engines = z.object({ node: z.string() })

/**
 * Lowest version of Node under which the product must run: it runs under any installed Node 24 (docs/decisions/034-runtime.md).
 */
const FLOOR = [24, 0, 0]

/** Packages for 32-bit x86 (ia32) are ignored, because there is no Node 24 for 32-bit Windows. */
const NOT_OURS = JSON.stringify(['ia32'])

/**
 * Whether a range of versions includes the lowest supported Node. Supports the forms that packages use: ^, >= and
 * bare majors between ||.
 */
const holdsFloor = (range: string): boolean =>
  range.split('||').some((one) => {
    const [, sign = '', ...numbers] = /^\s*(>=|\^|)\s*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(one) ?? []
    const least = numbers.map((n) => Number(n ?? 0))
    const isReached = compare(FLOOR, least) >= 0
    return isReached && (sign === '>=' || least[0] === FLOOR[0])
  })

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((n, i) => n !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * Packages of `npm run mutate`, which nothing else loads. They need a later Node 24, such as the one that is installed as an npm
 * package.
 */
const STRYKER = /^@stryker-mutator\//

/** Paths in node_modules of the packages that something other than Stryker needs. */
function neededWithoutStryker(packages: Packages): Set<string> {
  const needed = new Set<string>([''])
  for (const from of needed) {
    const one = packages[from]
    const names = Object.keys({
      ...one?.dependencies,
      ...one?.devDependencies,
      ...one?.optionalDependencies,
      ...one?.peerDependencies,
    })
    for (const name of names) {
      const found = STRYKER.test(name) ? undefined : installedFor(packages, from, name)
      if (found !== undefined) needed.add(found)
    }
  }
  return needed
}

/**
 * Path at which Node finds a package that another package imports: in the node_modules of the importing package, or of a folder
 * above it.
 */
function installedFor(packages: Packages, from: string, name: string): string | undefined {
  const own = path.posix.join(from, 'node_modules', name)
  if (packages[own]) return own
  return from === ''
    ? undefined
    : installedFor(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

test('every package runs on the oldest Node that may run the product', () => {
  const lock = Lock.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8')),
  )
  const needed = neededWithoutStryker(lock.packages)
  expect(needed.size).toBeGreaterThan(200)
  const tooNew = Object.entries(lock.packages).flatMap(([name, { engines, cpu }]) => {
    if (JSON.stringify(cpu) === NOT_OURS || !needed.has(name)) return []
    const asked = Engines.safeParse(engines)
    return asked.success && !holdsFloor(asked.data.node) ? [`${name} ${asked.data.node}`] : []
  })
  expect(tooNew).toEqual([])
})
