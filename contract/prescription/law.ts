import type { Fraction } from './document.ts'

/**
 * How reliable a line of a table of legal rules is. H: read in the statute, M: secondary sources, L: practice or our own
 * reading.
 */
type Confidence = 'H' | 'M' | 'L'

/** A part of the instructions that the law requires. `days`: a treatment whose length follows in days. */
export type Need = 'dose' | 'frequency' | 'route' | 'duration' | 'days'

type Validity = { days: number } | { months: number }

/**
 * What a pharmacy does with the sheet: nothing (`none`); keeps it at the first sale; seals it, and keeps it at the last fill
 * allowed; or keeps it when all of the quantity was sold.
 */
type Paper = 'none' | 'retained-at-once' | 'retained-at-last-fill' | 'retained-when-used-up'

/** The rule of article 226 of the Ley General de Salud for one class. */
export interface ClassRule {
  /** Whether a prescription of this class may be issued with this application at all. */
  issuable: boolean
  document: 'electronic' | 'handwritten' | null
  /** Whether an item of the class needs a prescription of its own. */
  alone: boolean
  validity: Validity
  /** Whether each further fill extends the validity by the same period. */
  validityPerFill: boolean
  maxQuantity: number | null
  /** Whether the quantity may be left to the pharmacist or be "without end". */
  quantityInWords: boolean
  /** Number of times that the prescription may be filled; null: until the quantity is used up. */
  fills: number | null
  /** Maximum number of further times that the quantity may be supplied. */
  maxRefills: number
  /**
   * Number of days within which the doctor has to give a reason for prescribing the same ingredient again to the same
   * patient; null where no reason is needed.
   */
  askedAgainWithinDays: number | null
  /** Whether the class may be prescribed in a series of documents with consecutive windows. */
  series: boolean
  /** Whether the row must state the content of the package, such as "caja con 30 tabletas". */
  contentNeeded: boolean
  /** Whether the treatment must have a last day: "uso continuo" is refused (mexico.md B5). */
  endNeeded: boolean
  /** Whether the rules of the class apply to a row of any category. */
  watched: boolean
  paper: Paper
  /** Article of the law that a refusal cites. */
  basis: string
  source: string
  confidence: Confidence
}

/** The decision table of article 226 (knowledge/law/article-226.ts). */
export interface Article226 {
  version: string
  content: { needs: readonly Need[]; basis: string; source: string; confidence: Confidence }
  classes: Record<Fraction, ClassRule>
  /**
   * The rule of a medicine that the catalogue does not know. Its class is unknown, so that its sheet is signed by
   * hand, and what any class forbids is refused.
   */
  unknown: {
    /**
     * Class whose rules, such as the days of validity, apply to a medicine that the catalogue does not know. The members below
     * are exceptions.
     */
    class: Fraction
    document: 'handwritten'
    alone: boolean
    quantityInWords: boolean
    maxRefills: number
    series: boolean
    basis: string
    source: string
    confidence: Confidence
  }
  antibiotics: {
    needs: readonly Need[]
    /** The prescription of an unknown medicine is valid as long as the treatment that the instructions state. */
    validity: 'treatment'
    maxRefills: number
    series: boolean
    paper: Paper
    watched: boolean
    basis: string
    source: string
    confidence: Confidence
  }
  /** Maximum number of documents of a series, and of months that it may span. */
  series: { maxDocuments: number; maxMonths: number; source: string; confidence: Confidence }
}

/** The rule of one profession: what it may prescribe (articles 28 Bis and 240). */
export interface PrescriberRule {
  /**
   * Classes of article 226 that the profession may prescribe; a class may still be one that this product never
   * issues.
   */
  classes: readonly Fraction[]
  /** Whether only products with a key of the Compendio Nacional de Insumos para la Salud are allowed. */
  compendiumOnly: boolean
  patients: 'people' | 'animals'
  /** Article of the law that is cited when the profession may not prescribe a class. */
  basis: string
  sources: readonly string[]
  confidence: Confidence
}

/** Table of the professions that may prescribe (knowledge/law/prescribers.ts). */
export interface PrescriberTable {
  version: string
  prescribers: Record<string, PrescriberRule>
}

/** How public institutions name medicines (knowledge/law/public-institutions.ts). */
export interface PublicInstitutions {
  version: string
  genericOnly: { basis: string; source: string; confidence: Confidence }
}

/** The rule of law for one row: that of its class, with the antibiotics' own regime applied. */
export interface RowRule extends Omit<ClassRule, 'validity' | 'source' | 'confidence'> {
  needs: readonly Need[]
  needsBasis: string
  /** How long the prescribed row is valid. `treatment`: as long as the treatment that the instructions state. */
  validity: Validity | 'treatment'
}

/** The fields of a row by which its rule is found. */
export interface RuledRow {
  fraction: Fraction | null
  antibiotic: boolean
  /** Whether the row is a medicine that the catalogue does not know; absent in rows that were signed. */
  unknown?: boolean | undefined
}

/** Queries on the tables of the law. */
export interface Law {
  version: string
  seriesBounds: { maxDocuments: number; maxMonths: number }
  /** Article by which public institutions name medicines by their generic names alone, as the text that a refusal shows. */
  genericOnlyBasis: string
  classRule(fraction: Fraction): ClassRule
  /** The rule of the decision table for a row. */
  rowRule(row: RuledRow): RowRule
  /** The rule of a profession; undefined for one that article 28 Bis does not list (mexico.md A3). */
  prescriberRule(profession: string): PrescriberRule | undefined
  /** Classes that a profession may prescribe; empty for a profession that is not listed. */
  classesOfProfession(profession: string): readonly Fraction[]
  /** Every profession of the table of prescribers. */
  professions: readonly string[]
}

interface LawTables {
  article226: Article226
  prescribers: PrescriberTable
  publicInstitutions: PublicInstitutions
}

/** Builds the law from its tables, which are data with sources in knowledge/law. */
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

/** The rule of the class, with the stricter values for a medicine that the catalogue does not know. */
function classRuleOf(
  { classes, unknown }: Article226,
  { fraction, unknown: isUnknown }: RuledRow,
): ClassRule {
  const rule = classes[fraction ?? unknown.class]
  if (!isUnknown || rule.watched) return rule
  const { document, alone, quantityInWords, maxRefills, series, basis, source, confidence } = unknown
  return { ...rule, document, alone, quantityInWords, maxRefills, series, basis, source, confidence }
}

function rowRuleOf(table: Article226, row: RuledRow): RowRule {
  const rule = classRuleOf(table, row)
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
    // A refusal names the article of the class where the rules of the class apply in any category (`watched`), else that of
    // the rules for antibiotics.
    basis: rule.watched ? rule.basis : antibiotics.basis,
  }
}
