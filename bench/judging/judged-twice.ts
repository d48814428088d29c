import * as z from 'zod/mini'
import { AssistedDoctor } from '#contract/accounts/assistants.ts'
import { DraftRow } from '#contract/drafts/drafts.ts'
import { CatalogueWords, Presentation } from '#contract/medications/drug-catalogue.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import type { Judgement } from '#contract/prescription/judgement.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import { NewPrescription } from '#contract/prescriptions.ts'
import { inOneGo } from '#contract/values/steps.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { catalogueWords } from '#server/medications/catalogue-words.ts'
import { productOfOwn } from '#server/medications/own/own-medication.ts'
import { withOwn } from '#server/medications/own/own-products.ts'
import { presentationOfProduct } from '#server/medications/presentation-of-product.ts'
import { judgeContent } from '#server/prescriptions/issue/judge-issue.ts'
import { projectRoot } from '#server/root.ts'
import { readInstructions } from '#server/safety/read-instructions.ts'
import { emptyDraft } from '#web/features/composer/draft/draft.ts'
import { loadInstructionReader } from '#web/features/composer/draft/instruction-reader.ts'
import { writtenFields } from '#web/features/composer/draft/written-fields.ts'
import { requestBody } from '#web/features/composer/issue/request-body.ts'
import { judgedCatalogueInSteps } from '#web/features/composer/judging/judged-catalogue.ts'
import { judgementOf } from '#web/features/composer/judging/page-judge.ts'
import { prescriberOfProfile } from '#web/features/composer/judging/prescriber-of.ts'
import { workplaceOf } from '#web/features/composer/place/place.ts'
import { randomOf } from '#server/demo/year/random.ts'
import { draftsOf, type RandomDraft } from './random-drafts.ts'

/** A draft that page and server judge differently. */
export interface Difference {
  draft: RandomDraft
  page: unknown
  server: unknown
}

const SEED = 20_261_122
const AT = new Date('2026-11-22T18:00:00Z')
const DAY = '2026-11-22'

/**
 * Judges random drafts twice: as the page does, from the JSON that it received, and as issuing does, from the body that the
 * page would send.
 * @param count number of drafts
 * @param change changes the page's catalogue, only to show that a difference is found
 */
export async function judgeOnBothSides(
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
  const judged = inOneGo(judgedCatalogueInSteps({ ...words, products }))(ownShown)
  const draftOf = draftsOf(words, products, ownShown)
  const random = randomOf(SEED)
  const differences: Difference[] = []
  let accepted = 0
  for (let n = 0; n < count; n += 1) {
    const draft = draftOf(random)
    const { body, page } = onPage(draft, judged)
    const server = asIssued(body, draft, served)
    if (server.accepted) accepted += 1
    const isSame = server.documents
      ? JSON.stringify(page) === JSON.stringify(server)
      : page.accepted === server.accepted
    if (!isSame) differences.push({ draft, page, server })
  }
  return { accepted, differences }
}

/** Judges a draft as the page does. @returns the judgement, and the body that the page would send */
function onPage(random: RandomDraft, judged: JudgedCatalogue): { body: unknown; page: Essence } {
  const { doctor, isPrepared, profileClinic } = random
  const { fields, hospital, clinic } = random
  // When an assistant prepares a draft, the page has only the draft that the server stores, and those of the doctor's data that
  // the server sends to assistants.
  const told = isPrepared
    ? asSent(AssistedDoctor, {
        prescriber: judgedPrescriber(recordOf(doctor)),
        places: random.places,
        clinic: profileClinic,
      })
    : { prescriber: prescriberOfProfile(doctor), places: random.places, clinic: profileClinic }
  const rows = isPrepared ? asSent(z.array(DraftRow), random.rows) : random.rows
  const written = { ...emptyDraft('bench'), ...fields, hospital, clinic, rows }
  const { place, shown, issuable } = workplaceOf(told.places, written, told.clinic)
  const draft = issuable(written)
  const asked = {
    rows: draft.rows,
    fields: writtenFields(draft),
    place: shown && { public_institution: shown.isPublic, location: shown.location },
    prescriber: told.prescriber,
    catalogue: { judged },
    day: DAY,
  }
  return { body: requestBody(draft, place), page: essenceOf(judgementOf(asked)) }
}

/** A value as its receiver has it: sent as JSON, and parsed by the schema of the contract. */
const asSent = <T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> =>
  z.parse(schema, JSON.parse(JSON.stringify(value)))

/** The doctor's data with the licence and the university also under the names of the database's columns. */
const recordOf = (doctor: RandomDraft['doctor']) => ({
  ...doctor,
  cedula: doctor.cedula_prof,
  institution: doctor.alma_mater,
})

/** Judges a request body as issuing does. The judgement has no documents where the schema already refuses the body. */
function asIssued(
  body: unknown,
  { places, doctor }: RandomDraft,
  catalogue: ReturnType<typeof serveCatalogue>,
): Partial<Essence> & Pick<Essence, 'accepted'> {
  const parsed = z.safeParse(NewPrescription, JSON.parse(JSON.stringify(body)))
  if (!parsed.success) return { accepted: false }
  const { medications } = parsed.data
  const readings = medications.map((row) => readInstructions(row.instructions))
  const hospitalId = parsed.data.hospital ?? null
  const clinicId = parsed.data.clinic ?? null
  const asked = {
    context: {
      ...recordOf(doctor),
      ...placeAsRead(places, hospitalId, clinicId),
      patient: { name: 'Paciente Ficticio' },
    },
    hospitalId,
    clinicId,
    at: AT,
  }
  return essenceOf(judgeContent(parsed.data, asked, catalogue, readings).judgement)
}

/** Finds the hospital and the clinic with these ids among the doctor's workplaces. */
function placeAsRead(places: RandomDraft['places'], hospitalId: number | null, clinicId: number | null) {
  const found = places.find(({ hospital }) => hospital.id === hospitalId)
  const clinic = found?.clinics.find(({ id }) => id !== null && id === clinicId)
  return {
    hospital: found
      ? {
          ...found.hospital,
          patron: 'Hospital Ficticio',
          headline: '',
          zip_code: '',
          contact: '',
          paper: 'letter' as const,
          sheet: {
            template: 'classic' as const,
            header: '',
            footer: '',
            colour: 'neutral' as const,
            info: false,
          },
          prints_diagnosis: true,
        }
      : null,
    clinic: clinic ? { ...clinic, id: clinicId ?? 0, hospital_id: hospitalId ?? 0 } : null,
  }
}

interface Essence {
  accepted: boolean
  refusals: Judgement['refusals']
  rows: unknown[]
  documents: unknown[]
}

/**
 * The part of a judgement on which page and server must agree: acceptance with its reasons, and rows, kind and days of each
 * document.
 */
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

interface More {
  antibiotic?: boolean
  price?: number
  fraction?: Fraction
  route?: string
}

const makeOwnPresentation = (uid: string, ingredient: string, more: More) =>
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
      route: more.route ?? 'oral',
      fraction: more.fraction ?? 'IV',
      antibiotic: more.antibiotic ?? false,
    },
  })

/**
 * A doctor's own medications: some are in the catalogue and some are not; one is an antibiotic, some are controlled, and some
 * have other routes.
 */
const OWN = [
  makeOwnPresentation('0'.repeat(64), 'naproxeno', { price: 12_050 }),
  makeOwnPresentation('1'.repeat(64), 'sustancia inventada', {}),
  makeOwnPresentation('2'.repeat(64), 'amoxicilina', { antibiotic: true }),
  makeOwnPresentation('3'.repeat(64), 'clonazepam', { fraction: 'II' }),
  makeOwnPresentation('4'.repeat(64), 'tramadol', { fraction: 'III', route: 'intramuscular o intravenosa' }),
  makeOwnPresentation('5'.repeat(64), 'fentanilo', { fraction: 'I', route: 'sobre la piel' }),
]
