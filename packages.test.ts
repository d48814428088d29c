import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ engines: z.optional(z.unknown()), cpu: z.optional(z.unknown()) }),
  ),
})
const Engines = z.object({ node: z.string() })

/** The product runs under any Node 24 of the machine (docs/decisions/034-runtime.md). */
const FLOOR = [24, 0, 0]

/** Packages for 32-bit Windows are never loaded, because there is no Node 24 for it. */
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

test('every package runs on the oldest Node that may run the product', () => {
  const lock = Lock.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8')),
  )
  const tooNew = Object.entries(lock.packages).flatMap(([name, { engines, cpu }]) => {
    if (JSON.stringify(cpu) === NOT_OURS) return []
    const asked = Engines.safeParse(engines)
    return asked.success && !holdsFloor(asked.data.node) ? [`${name} ${asked.data.node}`] : []
  })
  expect(tooNew).toEqual([])
})
