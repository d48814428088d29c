import type { DrugMatch, Match, Matcher } from './search-match.ts'

interface Group extends DrugMatch {
  matches: Match[]
}

/** Share of the result list that is reserved for drugs whose names match less well, so that some of them are always shown. */
const RESERVE = 0.25

/**
 * Divides the `places` of the result list equally among groups of results (one group for each drug). Places that a group
 * does not need go to the next group.
 */
function deal(groups: Group[], places: number, taken: Map<number, number>): number {
  let left = places
  const share = Math.max(1, Math.ceil(places / Math.max(1, groups.length)))
  for (const allowed of [share, places])
    for (const { drug, matches } of groups) {
      const has = taken.get(drug) ?? 0
      const more = Math.max(0, Math.min(left, Math.min(allowed, matches.length) - has))
      taken.set(drug, has + more)
      left -= more
    }
  return left
}

/**
 * The matches to show, drug by drug: those whose name matches best first, several presentations each, and some
 * places of the list for the other drugs, because a list that shows a single drug invites the wrong pick.
 * @param found the drugs that `matcher` returned last.
 * @param keyOf matches with the same key would look the same, so that only the first of them is shown.
 */
export function pick(
  found: DrugMatch[],
  matcher: Matcher,
  limit: number,
  keyOf: (match: Match) => string,
): Match[] {
  const sorted = found.toSorted((a, b) => a.name - b.name || a.narrow - b.narrow || a.drug - b.drug)
  const bestName = sorted[0]?.name
  const toGroup = (drug: DrugMatch): Group => ({
    ...drug,
    matches: distinct(matcher.presentations(drug.drug), limit, keyOf),
  })
  const best = sorted
    .filter((d) => d.name === bestName)
    .slice(0, limit)
    .map(toGroup)
  const others = sorted
    .filter((d) => d.name !== bestName)
    .slice(0, limit)
    .map(toGroup)
  const taken = new Map<number, number>()
  const otherCount = others.reduce((sum, group) => sum + group.matches.length, 0)
  const reserve = Math.min(Math.floor(limit * RESERVE), otherCount)
  const left = deal(best, limit - reserve, taken)
  deal(others, reserve + left, taken)
  return [...best, ...others].flatMap((g) => g.matches.slice(0, taken.get(g.drug) ?? 0))
}

function distinct(matches: Match[], limit: number, keyOf: (match: Match) => string): Match[] {
  const kept = new Map<string, Match>()
  for (const match of matches) {
    if (kept.size === limit) break
    const key = keyOf(match)
    if (!kept.has(key)) kept.set(key, match)
  }
  return [...kept.values()]
}
