// npm run attack [-- finding ...]: starts a product, repeats the attacks that the security inspection found, and prints which
// of them the product withstood. Exits with 1 when it did not withstand one.
import type { Attack, Resistance } from '#tools/attack/attack.ts'
import { fileAttacks } from '#tools/attack/files.ts'
import { killAttacks } from '#tools/attack/kills.ts'
import { loginAttacks } from '#tools/attack/logins.ts'
import { lastAttacks, powerAttacks } from '#tools/attack/powers.ts'
import { requestAttacks } from '#tools/attack/requests.ts'
import { startTarget } from '#tools/attack/target.ts'

/**
 * Groups of attacks, each on a running product of its own, with the factor of that product's request limits. The limits are
 * lifted for the attacks that kill processes, because these send many requests.
 */
const runs: readonly { rateLimitFactor: number; attacks: readonly Attack[] }[] = [
  { rateLimitFactor: 1, attacks: [...fileAttacks, ...requestAttacks, ...loginAttacks, ...powerAttacks] },
  { rateLimitFactor: 1_000_000, attacks: [...killAttacks, ...lastAttacks] },
]

const asked = process.argv.slice(2)
const isAsked = ({ finding }: Attack): boolean =>
  asked.length === 0 || finding.split(', ').some((one) => asked.includes(one))
const results: (Attack & Resistance)[] = []
for (const { rateLimitFactor, attacks } of runs) {
  const chosen = attacks.filter(isAsked)
  if (chosen.length === 0) continue
  const target = await startTarget(rateLimitFactor)
  try {
    for (const attack of chosen) {
      const resistance = await attack.run(target).catch((error: unknown) => ({
        holds: false,
        seen: `could not be replayed: ${String(error)}`,
      }))
      results.push({ ...attack, ...resistance })
      process.stderr.write('.')
    }
  } finally {
    await target.stop()
  }
}
const rows = results.map(({ finding, what, holds, seen }) => [finding, what, holds ? 'yes' : 'NO', seen])
const head = ['finding', 'attack', 'holds', 'seen']
const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]?.length ?? 0)))
process.stdout.write('\n')
for (const row of [head, ...rows])
  process.stdout.write(`${row.map((cell, n) => (n < 3 ? cell.padEnd(widths[n] ?? 0) : cell)).join('  ')}\n`)
process.exitCode = results.length > 0 && results.every(({ holds }) => holds) ? 0 : 1
