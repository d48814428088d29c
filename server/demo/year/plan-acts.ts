import type { Random } from './random.ts'
import type { Visit } from './visit.ts'

/**
 * An action on a prescription of the demo: its kind, its time, and the index of the visit at which the prescription was
 * written.
 */
export type PlannedAct = { at: Date; visit: number } & (
  | { kind: 'issue' }
  | { kind: 'mail'; result: 'sent' | 'failed' | 'unknown'; outcome: string }
  | { kind: 'cancel'; reason: 'treatment' | 'mistake' }
  | { kind: 'fill'; pharmacy: number; isPart: boolean }
)

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Plans the actions on the prescriptions that are written at the given visits, in the order of time.
 * @param until the present; actions after it are left out
 * @param pharmacies number of pharmacies that sell medicines
 */
export function planActs(
  visits: readonly Visit[],
  random: Random,
  until: Date,
  pharmacies: number,
): PlannedAct[] {
  const acts = visits.flatMap(({ at }, visit) => {
    const after = (ms: number): { at: Date; visit: number } => ({ at: new Date(at.getTime() + ms), visit })
    return [
      { ...after(0), kind: 'issue' } as const,
      { ...after((15 + random.below(40)) * 1000), kind: 'mail', ...handOver(random) } as const,
      ...fateOf(after, random, pharmacies),
    ]
  })
  return acts.filter(({ at }) => at < until).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function handOver(random: Random): { result: 'sent' | 'failed' | 'unknown'; outcome: string } {
  const drawn = random.next()
  // The outcome 550 is the reply of a mail relay that does not know the mailbox. ETIMEDOUT is the error of a broken connection.
  if (drawn < 0.03) return { result: 'failed', outcome: '550' }
  return drawn < 0.04 ? { result: 'unknown', outcome: 'ETIMEDOUT' } : { result: 'sent', outcome: '250' }
}

function fateOf(
  after: (ms: number) => Pick<PlannedAct, 'at' | 'visit'>,
  random: Random,
  pharmacies: number,
): PlannedAct[] {
  const drawn = random.next()
  const pharmacy = random.below(pharmacies)
  // Patients of the demo go to the pharmacy on the same day, or within two days.
  const sale = after(
    random.chance(0.6) ? HOUR / 2 + random.below(3 * HOUR) : 20 * HOUR + random.below(24 * HOUR),
  )
  if (drawn < 0.04) {
    const reason = random.chance(0.5) ? 'treatment' : 'mistake'
    return [{ ...after(5 * MINUTE + random.below(20 * MINUTE)), kind: 'cancel', reason }]
  }
  // Most patients buy their medicines at pharmacies that report no sale to the product.
  if (drawn < 0.66) return []
  const isPart = drawn < 0.8
  const first: PlannedAct = { ...sale, kind: 'fill', pharmacy, isPart }
  // Some patients who bought a part of their medicines buy the rest later.
  return isPart && drawn < 0.7
    ? [
        first,
        {
          at: new Date(sale.at.getTime() + 26 * HOUR),
          visit: sale.visit,
          kind: 'fill',
          pharmacy,
          isPart: false,
        },
      ]
    : [first]
}
