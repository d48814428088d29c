import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several, yesNo } from '../cells.ts'
import type { Ingredient } from '../catalogue/product.ts'
import { type Faults, readFolder, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientKeys } from './rule.ts'
import { readSubstances, substanceGroups } from './substances.ts'
import type { TargetGroup } from './target-group.ts'

const OtherRow = z.object({ name: filled, synonyms: several, atc: several, sources: several })
const GroupRow = z.object({
  id: filled,
  name_es: filled,
  name_en: filled,
  aliases: several,
  members: several,
  allergy: yesNo,
  sources: several,
})

/** Names that a rule may use: ingredients by name, groups by `@id`. */
export interface Targets {
  names: ReadonlyMap<string, string>
  printed: ReadonlyMap<string, string>
  /** ATC codes of each ingredient, by the ingredient's key. */
  atc: ReadonlyMap<string, readonly string[]>
  groups: ReadonlyMap<string, TargetGroup>
  /**
   * Resolves a cell of a rule: `warfarina`, `@aine`, `atc:C09A`, or several separated by `|`; a `-` before a part leaves
   * it out. Unknown names become faults.
   */
  resolve(cell: string, at: string, faults: Faults): IngredientKeys
}

/**
 * Reads the ingredients of the catalogue, those of `others.csv` (known to the rules, but in no presentation), and
 * the groups of `groups/*.csv`, whose members are names, ATC codes (`atc:N06AB`) or other groups (`@id`).
 */
export function readTargets(
  root: string,
  ingredients: readonly Ingredient[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Targets {
  const spellings = readSpellings(root, ingredients, sources, faults)
  const groups = readGroups(root, spellings, sources, faults)
  for (const group of substanceGroups(readSubstances(root, faults), sources, faults)) {
    if (groups.has(group.id)) faults.add('knowledge/safety', `group ${group.id} is listed twice`)
    groups.set(group.id, group)
  }
  const { names, printed, atc } = spellings
  const resolve: Targets['resolve'] = (cell, at, into) => {
    const parts = cell.split('|').map((part) => part.trim())
    const keysOf = (part: string): string[] => {
      if (part.startsWith('atc:')) return keysOfAtc(part.slice('atc:'.length), atc, at, into)
      if (!part.startsWith('@')) return keyOf(part, names, at, into)
      const group = groups.get(part.slice(1))
      if (group === undefined) into.add(at, `unknown group ${part}`)
      return [...(group?.members ?? [])]
    }
    const isLeftOut = (part: string): boolean => part.startsWith('-')
    const leftOut = new Set(parts.filter(isLeftOut).flatMap((part) => keysOf(part.slice(1))))
    const named = parts.filter((part) => !isLeftOut(part)).flatMap(keysOf)
    return new Set(named.filter((key) => !leftOut.has(key)))
  }
  return { names, printed, atc, groups, resolve }
}

/** Keys of the ingredients by each spelling, and their printed names and ATC codes by key. */
interface Spellings {
  names: ReadonlyMap<string, string>
  printed: ReadonlyMap<string, string>
  atc: ReadonlyMap<string, readonly string[]>
}

function readSpellings(
  root: string,
  ingredients: readonly Ingredient[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Spellings {
  const names = new Map<string, string>()
  const printed = new Map<string, string>()
  const atc = new Map<string, string[]>()
  const learn = (name: string, synonyms: string[], codes: string[], at: string) => {
    const key = normalize(name)
    printed.set(key, name)
    atc.set(key, codes)
    for (const spelling of [name, ...synonyms]) {
      const taken = names.get(normalize(spelling))
      if (taken !== undefined && taken !== key) faults.add(at, `${spelling} already means ${taken}`)
      names.set(normalize(spelling), key)
    }
  }
  for (const i of ingredients) learn(i.name, i.synonyms, i.atc, 'knowledge/catalogue/ingredients')
  for (const { row, at } of readRows(root, 'knowledge/safety/others.csv', OtherRow, faults)) {
    checkSources(row.sources, sources, at, faults)
    learn(row.name, row.synonyms, row.atc, at)
  }
  return { names, printed, atc }
}

/** Groups by their id. A group that contains others is resolved after them, whatever their order in the file. */
function readGroups(
  root: string,
  { names, atc }: Spellings,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Map<string, TargetGroup> {
  const rows = readFolder(root, 'knowledge/safety/groups', GroupRow, faults)
  const byId = new Map(rows.map((located) => [located.row.id, located] as const))
  // A group that is listed twice is a fault: the members of the first row, and every rule about them, would be lost.
  for (const { row, at } of rows)
    if (byId.get(row.id)?.at !== at) faults.add(at, `group ${row.id} is listed twice`)
  const groups = new Map<string, TargetGroup>()

  const membersOf = (cell: string, at: string, path: string[]): string[] => {
    if (cell.startsWith('@')) return [...(open(cell.slice(1), at, path)?.members ?? [])]
    if (!cell.startsWith('atc:')) return keyOf(cell, names, at, faults)
    return keysOfAtc(cell.slice('atc:'.length), atc, at, faults)
  }
  const open = (id: string, at: string, path: string[]): TargetGroup | undefined => {
    const known = groups.get(id)
    if (known !== undefined) return known
    const located = byId.get(id)
    if (located === undefined || path.includes(id)) {
      faults.add(at, located === undefined ? `unknown group ${id}` : `group ${id} contains itself`)
      return undefined
    }
    const { row } = located
    checkSources(row.sources, sources, located.at, faults)
    const listed = (cell: string) => membersOf(cell, located.at, [...path, id])
    const isLeftOut = (cell: string) => cell.startsWith('-')
    const members = new Set(row.members.filter((cell) => !isLeftOut(cell)).flatMap(listed))
    for (const cell of row.members.filter(isLeftOut))
      for (const key of listed(cell.slice(1))) members.delete(key)
    const name = { es: row.name_es, en: row.name_en }
    const group = { id, name, aliases: row.aliases, members, allergy: row.allergy }
    groups.set(id, group)
    return group
  }
  for (const [id, { at }] of byId) open(id, at, [])
  return groups
}

/** Key of the ingredient with a name, as a list of one. The list is empty for an unknown name, which becomes a fault. */
function keyOf(name: string, names: Spellings['names'], at: string, faults: Faults): string[] {
  const key = names.get(normalize(name))
  if (key === undefined) faults.add(at, `unknown ingredient ${name}`)
  return key === undefined ? [] : [key]
}

/** Keys of the ingredients with an ATC code that begins with the given letters. It is a fault if there are none. */
function keysOfAtc(code: string, atc: Spellings['atc'], at: string, faults: Faults): string[] {
  const found = [...atc].filter(([, codes]) => codes.some((c) => c.startsWith(code))).map(([key]) => key)
  if (found.length === 0) faults.add(at, `no ingredient with ATC ${code}`)
  return found
}
