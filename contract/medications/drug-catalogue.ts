import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Category, Drug, FractionSchema } from './medications.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { STANDS } from '../prescription/names/mention-phrases.ts'

/**
 * One presentation of the catalogue in the browser: the fields that the search reads (drug-search/searched.ts), and
 * those that picking it copies into a row.
 */
export const Presentation = z.object({
  uid: z.string(),
  category: Category,
  generic: z.string(),
  ingredients: z.array(z.object({ name: z.string(), strength: z.string() })),
  per: z.string(),
  form: z.string(),
  route: z.string(),
  content: z.string(),
  fraction: FractionSchema,
  antibiotic: z.boolean(),
  /** Whether the presentation has a key of the Compendio Nacional de Insumos para la Salud. */
  in_compendium: z.boolean(),
  brands: z.array(z.string()),
  retail_price: z.nullable(z.string()),
})
export type Presentation = z.output<typeof Presentation>

/** Data that a doctor has recorded about a presentation: their own price, and where it is out of stock. */
export const Stock = z.object({
  uid: z.string(),
  retail_price: Drug.shape.retail_price,
  unavailable: z.nullable(z.object({ where: z.string(), until: z.string() })),
})
export type Stock = z.output<typeof Stock>

export const DrugShelf = z.object({
  /**
   * Version of the catalogue in force, and the number of its parts. Parts with the same version have the same content.
   */
  catalogue: z.object({ version: z.string(), parts: z.int() }),
  /** The doctor's own medications. */
  own: z.array(Presentation),
  stock: z.array(Stock),
  /** Uids of the products that the doctor usually prescribes. */
  usual: z.array(z.string()),
})
export type DrugShelf = z.output<typeof DrugShelf>

const names = z.array(z.string())

const Named = z.object({
  name: z.string(),
  synonyms: names,
  fraction: FractionSchema,
  antibiotic: z.boolean(),
})

/**
 * Data of the catalogue beside the presentations: for the search (drug-search/searched.ts), and for recognising a
 * free text (prescription/names/recognised.ts).
 */
export const CatalogueWords = z.object({
  ingredients: z.array(Named),
  /** Controlled substances and antibiotics that no presentation of the catalogue contains. */
  watched: z.array(Named),
  /** Brands of controlled drugs and antibiotics. */
  watchedBrands: z.array(z.object({ brand: z.string(), ingredients: names })),
  /**
   * Everyday abbreviations of controlled drugs and antibiotics. `beside`: the strengths beside which an
   * abbreviation means the drug (prescription/names/recognised.ts).
   */
  abbreviations: z.array(z.object({ abbreviation: z.string(), ingredients: names, beside: names })),
  /** Names of substances that nobody may prescribe. */
  prohibited: names,
  /** Words that show that a text only mentions a drug and does not prescribe it (prescription/names/mention-phrases.ts). */
  mentions: z.array(
    z.object({
      words: z.string(),
      stands: z.enum(STANDS),
      amount: z.boolean(),
      turnedBy: z.nullable(z.enum(['negation', 'order'])),
      of: z.enum(['all', 'controlled', 'antibiotic']),
    }),
  ),
  ordinaryWords: names,
  forms: z.array(
    z.object({
      name: z.string(),
      plural: z.string(),
      aliases: names,
      askedAs: names,
      rank: z.int(),
      /** Route of the form; empty when the form leaves it open. */
      route: z.string(),
    }),
  ),
  routes: z.array(z.object({ name: z.string(), aliases: names })),
  lookAlikes: z.array(z.object({ a: z.string(), b: z.string(), sources: names })),
  otherNames: names,
  knownBrands: names,
  salts: names,
  describing: names,
  devices: names,
  /** Medicines of the Compendio Nacional de Insumos para la Salud (prescription/compendium/listed-medicine.ts). */
  compendium: z.array(
    z.object({
      ingredients: z.array(z.object({ name: z.string(), strength: z.string() })),
      per: z.string(),
      forms: names,
      also: names,
    }),
  ),
  /** Everyday abbreviations of ingredients and combinations, which the search writes out. */
  shortNames: z.array(z.object({ short: z.string(), ingredients: names })),
})
export type CatalogueWords = z.output<typeof CatalogueWords>

const version = z.string().check(z.maxLength(64))

/** All data with which the drug search of the prescription form runs in the browser, without a request at every letter. */
export const drugCatalogue = {
  shelf: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/shelf/',
    summary: 'The doctor’s own medications, prices and marks, and the version of the catalogue in force',
    audience: 'staff',
    query: z.object({
      /** Id of the doctor for whom an assistant makes the request; absent in a doctor's own request. */
      doctor: z.optional(PathNumber),
    }),
    answers: { 200: DrugShelf },
  }),
  words: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/catalogue/:version/',
    summary: 'Names, forms and look-alikes of this version of the catalogue',
    audience: 'staff',
    params: z.object({ version }),
    answersForEver: true,
    answers: { 200: CatalogueWords },
  }),
  part: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/catalogue/:version/:part/',
    summary: 'One part of the presentations of this version; the first part is 1',
    audience: 'staff',
    params: z.object({ version, part: PathNumber }),
    answersForEver: true,
    answers: { 200: z.object({ results: z.array(Presentation) }) },
    perMinute: 600,
  }),
} as const
