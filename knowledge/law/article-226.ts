import * as z from 'zod/mini'
import type { Fraction } from '../catalogue/product.ts'
import table from './article-226.json' with { type: 'json' }

const Validity = z.union([z.object({ days: z.int() }), z.object({ months: z.int() })])
const Needs = z.array(z.enum(['dose', 'frequency', 'route', 'duration', 'days']))

/**
 * What a pharmacy does with the sheet: keeps it at the first sale, seals it and keeps it at the last one allowed, or keeps
 * it when all of it was sold.
 */
const Paper = z.enum(['none', 'retained-at-once', 'retained-at-last-fill', 'retained-when-used-up'])

const ClassRule = z.object({
  /** May this product issue it at all. */
  issuable: z.boolean(),
  document: z.nullable(z.enum(['electronic', 'handwritten'])),
  /** Goes on a prescription of its own. */
  alone: z.boolean(),
  validity: Validity,
  /** Each further fill adds the validity once more. */
  validityPerFill: z.boolean(),
  maxQuantity: z.nullable(z.int()),
  /** The amount may be left to the pharmacist or be "without end". */
  quantityInWords: z.boolean(),
  /** How many times it may be filled; null: until the quantity is used up. */
  fills: z.nullable(z.int()),
  /** How many more times its quantity may be supplied. */
  maxRefills: z.int(),
  /** May be one of several with windows one after the other. */
  series: z.boolean(),
  /** The content of its package has to be written. */
  contentNeeded: z.boolean(),
  /** Keeps its rules, whatever a row calls itself. */
  watched: z.boolean(),
  paper: Paper,
  /** What a refusal names. */
  basis: z.string(),
  source: z.string(),
  confidence: z.enum(['H', 'M', 'L']),
})
export type ClassRule = z.output<typeof ClassRule>

const fraction = z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])

const Table = z.object({
  version: z.string(),
  content: z.object({ needs: Needs, basis: z.string() }),
  classes: z.record(fraction, ClassRule),
  /** For a text that the catalogue does not know. */
  unknownClass: z.object({ class: fraction }),
  antibiotics: z.object({
    needs: Needs,
    validity: z.literal('treatment'),
    maxRefills: z.int(),
    series: z.boolean(),
    paper: Paper,
    watched: z.boolean(),
    basis: z.string(),
  }),
  series: z.object({ maxDocuments: z.int(), maxMonths: z.int() }),
})

const law = Table.parse(table)

export const lawVersion: string = law.version

/** How many documents a series may have, and how far it may reach. */
export const seriesBounds = law.series

export const classRule = (f: Fraction): ClassRule => law.classes[f]

/** What the law asks of one row: its class, and the antibiotics' own regime over it. */
export interface RowRule extends Omit<ClassRule, 'validity' | 'source' | 'confidence'> {
  needs: z.output<typeof Needs>
  needsBasis: string
  /** `treatment`: as long as the instructions say that it lasts. */
  validity: z.output<typeof Validity> | 'treatment'
}

/** The line of the decision table for a row; a text of no known class is held to that of the table. */
export function rowRule(row: { fraction: Fraction | null; antibiotic: boolean }): RowRule {
  const rule = law.classes[row.fraction ?? law.unknownClass.class]
  const { needs, basis: needsBasis } = law.content
  if (!row.antibiotic) return { ...rule, needs, needsBasis }
  const { antibiotics } = law
  return {
    ...rule,
    needs: antibiotics.needs,
    needsBasis: antibiotics.basis,
    validity: antibiotics.validity,
    maxRefills: Math.min(antibiotics.maxRefills, rule.maxRefills),
    series: antibiotics.series && rule.series,
    watched: antibiotics.watched,
    paper: rule.paper === 'none' ? antibiotics.paper : rule.paper,
    // What refuses more of a class is the class; of an antibiotic its own regime.
    basis: rule.watched ? rule.basis : antibiotics.basis,
  }
}

/** What the pharmacy does with the sheet at a sale (LGS 226 II and III, 251, 252; Acuerdo DOF 27-05-2010). */
export function paperAtSale(
  rules: readonly Pick<RowRule, 'paper' | 'fills'>[],
  sale: { number: number; isUsedUp: boolean },
): 'none' | 'sealed' | 'retained' {
  const kinds = new Set(rules.map((rule) => rule.paper))
  if (kinds.has('retained-at-once')) return 'retained'
  if (kinds.has('retained-at-last-fill')) {
    const most = Math.min(...rules.map((rule) => rule.fills ?? Infinity))
    return sale.number >= most || sale.isUsedUp ? 'retained' : 'sealed'
  }
  if (!kinds.has('retained-when-used-up')) return 'none'
  return sale.isUsedUp ? 'retained' : 'sealed'
}
