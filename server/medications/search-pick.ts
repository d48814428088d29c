import type { SearchIndex } from './search-index.ts'
import type { Match } from './search-match.ts'

interface Group {
  drug: number
  name: number
  narrow: number
  matches: Match[]
}

/** Share of the places kept for drugs that match less well, so that no list hides them altogether. */
const RESERVE = 0.25

function groupsOf(matches: Match[], index: SearchIndex): Group[] {
  const groups: Group[] = []
  for (const match of matches) {
    const drug = index.drugOf[match.place] ?? 0
    let group = groups.at(-1)
    if (group?.drug !== drug)
      groups.push((group = { drug, name: match.name, narrow: match.narrow, matches: [] }))
    group.name = Math.min(group.name, match.name)
    group.narrow = Math.min(group.narrow, match.narrow)
    group.matches.push(match)
  }
  return groups.sort((a, b) => a.name - b.name || a.narrow - b.narrow || a.drug - b.drug)
}

/** Deals `places` over the groups: an equal share each, what one does not need going to the next. */
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
 * room for the other drugs, because a list that shows a single drug invites the wrong pick.
 * @param keyOf matches with the same key would look the same; only the first of them is kept.
 */
export function pick(
  matches: Match[],
  index: SearchIndex,
  limit: number,
  keyOf: (match: Match) => string,
): Match[] {
  const groups = groupsOf(matches, index)
  const best = groups.filter((g) => g.name === groups[0]?.name)
  const others = groups.slice(best.length)
  for (const group of groups.slice(0, limit + best.length)) {
    group.matches.sort((a, b) => a.name - b.name || a.narrow - b.narrow || a.place - b.place)
    const seen = new Set<string>()
    const distinct: Match[] = []
    for (const match of group.matches) {
      if (distinct.length === limit) break
      const key = keyOf(match)
      if (!seen.has(key)) distinct.push(match)
      seen.add(key)
    }
    group.matches = distinct
  }
  const taken = new Map<number, number>()
  const otherCount = others.slice(0, limit).reduce((sum, g) => sum + g.matches.length, 0)
  const reserve = Math.min(Math.floor(limit * RESERVE), otherCount)
  const left = deal(best, limit - reserve, taken)
  deal(others, reserve + left, taken)
  return groups.flatMap((g) => g.matches.slice(0, taken.get(g.drug) ?? 0)).slice(0, limit)
}
