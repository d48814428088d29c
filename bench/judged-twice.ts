import * as z from 'zod/mini'
import { CatalogueWords, Presentation } from '#contract/drug-catalogue.ts'
import type { Judgement } from '#contract/prescription/judgement.ts'
import { NewPrescription } from '#contract/prescriptions.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { catalogueWords } from '#server/medications/catalogue-words.ts'
import { productOfOwn } from '#server/medications/own-medication.ts'
import { withOwn } from '#server/medications/own-products.ts'
import { presentationOfProduct } from '#server/medications/presentation-of-product.ts'
import { judgeContent } from '#server/prescriptions/judge-issue.ts'
import { projectRoot } from '#server/root.ts'
import { readInstructions } from '#server/safety/read-instructions.ts'
import { emptyDraft } from '#web/features/prescriptions/new/draft/draft.ts'
import { loadInstructionReader } from '#web/features/prescriptions/new/draft/instruction-reader.ts'
import { withoutBrand } from '#web/features/prescriptions/new/draft/row.ts'
import { requestBody } from '#web/features/prescriptions/new/issue/request-body.ts'
import { createJudgedCatalogue } from '#web/features/prescriptions/new/judging/judged-catalogue.ts'
import { judgementOf } from '#web/features/prescriptions/new/judging/page-judge.ts'
import { prescriberOf } from '#web/features/prescriptions/new/judging/prescriber-of.ts'
import { randomOf } from './random.ts'
import { draftsOf, type RandomDraft } from './random-drafts.ts'

/** A draft of which page and server say different things. */
export interface Difference {
  draft: RandomDraft
  page: unknown
  server: unknown
}

const SEED = 20_261_122
const AT = new Date('2026-11-22T18:00:00Z')
const DAY = '2026-11-22'
const HOSPITAL = 1

/**
 * Judges drafts as the page does, from what it was sent as JSON, and as issuing does, from the body that the page would
 * send.
 * @param count how many drafts
 * @param change what is done to the catalogue on the page: only to show that a difference is found
 */
export async function judgedTwice(
  count: number,
  change: (words: CatalogueWords) => CatalogueWords = (words) => words,
): Promise<{ accepted: number; differences: Difference[] }> {
  await loadInstructionReader()
  const knowledge = loadCatalogue(projectRoot())
  const own = new Map(OWN.map((product) => [product.uid, product]))
  const served = withOwn(serveCatalogue(knowledge), own)
  const words = change(asSent(CatalogueWords, catalogueWords(knowledge)))
  const products = asSent(z.array(Presentation), knowledge.products.map(presentationOfProduct))
  const ownShown = asSent(z.array(Presentation), OWN.map(presentationOfProduct))
  const judged = createJudgedCatalogue({ ...words, products })(ownShown)
  const draftOf = draftsOf(words, products, ownShown)
  const random = randomOf(SEED)
  const differences: Difference[] = []
  let accepted = 0
  for (let n = 0; n < count; n += 1) {
    const draft = draftOf(random)
    const rows = draft.place?.public_institution ? draft.rows.map(withoutBrand) : draft.rows
    const { place } = draft
    const prescriber = prescriberOf(draft.doctor)
    const page = essenceOf(
      judgementOf({ rows, fields: {}, place, prescriber, catalogue: { judged }, day: DAY }),
    )
    const body = requestBody({ ...emptyDraft('bench'), rows }, place && { hospital: HOSPITAL, clinic: null })
    const server = asIssued(body, draft, served)
    if (server.accepted) accepted += 1
    const isSame = server.documents
      ? JSON.stringify(page) === JSON.stringify(server)
      : page.accepted === server.accepted
    if (!isSame) differences.push({ draft, page, server })
  }
  return { accepted, differences }
}

/** The same value after its way through JSON and the schema of the contract. */
const asSent = <T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> =>
  z.parse(schema, JSON.parse(JSON.stringify(value)))

/** The judgement of a body by issuing; no documents where the schema refuses the body already. */
function asIssued(
  body: unknown,
  { place, doctor }: RandomDraft,
  catalogue: ReturnType<typeof serveCatalogue>,
): Partial<Essence> & Pick<Essence, 'accepted'> {
  const parsed = z.safeParse(NewPrescription, JSON.parse(JSON.stringify(body)))
  if (!parsed.success) return { accepted: false }
  const hospital = place && {
    id: HOSPITAL,
    patron: 'Hospital Ficticio',
    headline: '',
    contact: '',
    paper: 'letter' as const,
    sheet: { template: 'classic' as const, header: '', footer: '', colour: 'neutral' as const, info: false },
    prints_diagnosis: true,
    ...place,
  }
  const readings = parsed.data.medications.map((row) => readInstructions(row.instructions))
  const asked = {
    context: {
      ...doctor,
      cedula: doctor.cedula_prof,
      institution: doctor.alma_mater,
      hospital,
      clinic: null,
      patient: {},
    },
    hospitalId: parsed.data.hospital ?? null,
    clinicId: null,
    at: AT,
  }
  return essenceOf(judgeContent(parsed.data, asked, catalogue, readings).judgement)
}

interface Essence {
  accepted: boolean
  refusals: Judgement['refusals']
  rows: unknown[]
  documents: unknown[]
}

/** The part of a judgement that both sides must share: acceptance with its reasons, and rows, kind and days of each document. */
const essenceOf = ({ refusals, rows, documents }: Judgement): Essence => ({
  accepted: refusals.length === 0,
  refusals,
  rows: rows.map(({ item }) => item),
  documents: documents.map(({ rows: at, document_kind, valid_from, valid_until, part }) => ({
    rows: at,
    document_kind,
    valid_from,
    valid_until,
    part,
  })),
})

const anOwn = (uid: string, ingredient: string, more: { antibiotic?: boolean; price?: number }) =>
  productOfOwn({
    uid,
    price_cents: more.price ?? null,
    body: {
      name: `Ficticia ${ingredient}`,
      code: '',
      ingredients: [{ name: ingredient, strength: '10 mg' }],
      per: '',
      form: 'tableta',
      content: 'caja con 30 tabletas',
      route: 'oral',
      fraction: 'IV',
      antibiotic: more.antibiotic ?? false,
    },
  })

/** A doctor's own medications: one that the catalogue knows, one that it does not, and an antibiotic. */
const OWN = [
  anOwn('0'.repeat(64), 'naproxeno', { price: 12_050 }),
  anOwn('1'.repeat(64), 'sustancia inventada', {}),
  anOwn('2'.repeat(64), 'amoxicilina', { antibiotic: true }),
]
