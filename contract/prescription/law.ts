import type { Fraction } from './document.ts'

/** How far a line of a table can be relied on: H read in the statute, M secondary sources, L practice or our own reading. */
type Confidence = 'H' | 'M' | 'L'

/** A part of the instructions that the law asks for. */
export type Need = 'dose' | 'frequency' | 'route' | 'duration' | 'days'

type Validity = { days: number } | { months: number }

/**
 * What a pharmacy does with the sheet: keeps it at the first sale, seals it and keeps it at the last one allowed, or keeps
 * it when all of it was sold.
 */
type Paper = 'none' | 'retained-at-once' | 'retained-at-last-fill' | 'retained-when-used-up'

/** What article 226 of the Ley General de Salud asks of one class. */
export interface ClassRule {
  /** May this product issue it at all. */
  issuable: boolean
  document: 'electronic' | 'handwritten' | null
  /** Goes on a prescription of its own. */
  alone: boolean
  validity: Validity
  /** Each further fill adds the validity once more. */
  validityPerFill: boolean
  maxQuantity: number | null
  /** The amount may be left to the pharmacist or be "without end". */
  quantityInWords: boolean
  /** How many times it may be filled; null: until the quantity is used up. */
  fills: number | null
  /** How many more times its quantity may be supplied. */
  maxRefills: number
  /** May be one of several with windows one after the other. */
  series: boolean
  /** The content of its package has to be written. */
  contentNeeded: boolean
  /** Keeps its rules, whatever a row calls itself. */
  watched: boolean
  paper: Paper
  /** What a refusal names. */
  basis: string
  source: string
  confidence: Confidence
}

/** The decision table of article 226 (knowledge/law/article-226.ts). */
export interface Article226 {
  version: string
  content: { needs: readonly Need[]; basis: string; source: string; confidence: Confidence }
  classes: Record<Fraction, ClassRule>
  /** For a text that the catalogue does not know. */
  unknownClass: { class: Fraction; source: string; confidence: Confidence }
  antibiotics: {
    needs: readonly Need[]
    /** As long as the instructions say that the treatment lasts. */
    validity: 'treatment'
    maxRefills: number
    series: boolean
    paper: Paper
    watched: boolean
    basis: string
    source: string
    confidence: Confidence
  }
  /** How many documents a series may have, and how far it may reach. */
  series: { maxDocuments: number; maxMonths: number; source: string; confidence: Confidence }
}

/** What one profession may prescribe (articles 28 Bis and 240). */
export interface PrescriberRule {
  /** Classes of article 226; a class may still be one that nobody issues here. */
  classes: readonly Fraction[]
  /** Only what has a key of the Compendio Nacional de Insumos para la Salud. */
  compendiumOnly: boolean
  patients: 'people' | 'animals'
  /** What a refusal of a class names. */
  basis: string
  sources: readonly string[]
  confidence: Confidence
}

/** Who may prescribe (knowledge/law/prescribers.ts). */
export interface PrescriberTable {
  version: string
  prescribers: Record<string, PrescriberRule>
}

/** How public institutions name medicines (knowledge/law/public-institutions.ts). */
export interface PublicInstitutions {
  version: string
  genericOnly: { basis: string; source: string; confidence: Confidence }
}

/** What the law asks of one row: its class, and the antibiotics' own regime over it. */
export interface RowRule extends Omit<ClassRule, 'validity' | 'source' | 'confidence'> {
  needs: readonly Need[]
  needsBasis: string
  /** `treatment`: as long as the instructions say that it lasts. */
  validity: Validity | 'treatment'
}

/** The tables of the law, as they are asked. */
export interface Law {
  version: string
  seriesBounds: { maxDocuments: number; maxMonths: number }
  /** Why a public institution names medicines by their generic names alone, as a person reads it. */
  genericOnlyBasis: string
  classRule(fraction: Fraction): ClassRule
  /** The line of the decision table for a row; a text of no known class is held to that of the table. */
  rowRule(row: { fraction: Fraction | null; antibiotic: boolean }): RowRule
  /** What a profession may prescribe; undefined for one that article 28 Bis does not list (mexico.md A3). */
  prescriberRule(profession: string): PrescriberRule | undefined
  /** Classes that a profession may prescribe; none for one that is not listed. */
  classesOfProfession(profession: string): readonly Fraction[]
  /** Every profession of the table. */
  professions: readonly string[]
}

interface LawTables {
  article226: Article226
  prescribers: PrescriberTable
  publicInstitutions: PublicInstitutions
}

/** The law of some tables. The tables themselves are data with sources, in knowledge/law. */
export function lawOf({ article226, prescribers, publicInstitutions }: LawTables): Law {
  const rules = new Map(Object.entries(prescribers.prescribers))
  return {
    version: article226.version,
    seriesBounds: article226.series,
    genericOnlyBasis: publicInstitutions.genericOnly.basis,
    classRule: (fraction) => article226.classes[fraction],
    rowRule: (row) => rowRuleOf(article226, row),
    prescriberRule: (profession) => rules.get(profession),
    classesOfProfession: (profession) => rules.get(profession)?.classes ?? [],
    professions: [...rules.keys()],
  }
}

function rowRuleOf(table: Article226, row: { fraction: Fraction | null; antibiotic: boolean }): RowRule {
  const rule = table.classes[row.fraction ?? table.unknownClass.class]
  const { needs, basis: needsBasis } = table.content
  if (!row.antibiotic) return { ...rule, needs, needsBasis }
  const { antibiotics } = table
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
