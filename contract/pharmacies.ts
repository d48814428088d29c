import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, Paging } from './schemas/page.ts'
import { PathNumber } from './schemas/path-number.ts'
import { Medication, Prescription, RejectReason } from './prescriptions.ts'
import { optionalText, queryText, requiredText } from './schemas/text.ts'

/**
 * A prescribed row as a pharmacy sees it: with the product code (`sku`) when one is known, and with the signed word for one
 * package, such as "caja".
 */
export const PharmacyMedication = z.extend(Medication, { sku: z.string(), container: z.optional(z.string()) })

/** What a pharmacy does with the sheet at a sale: gives it back sealed, or keeps it (LGS 226 II and III). */
export const SalePaper = z.enum(['none', 'sealed', 'retained'])
export type SalePaper = z.output<typeof SalePaper>

/**
 * A prescription as a pharmacy reads it: without status, reason of a rejection and contact data, with a diagnosis only where
 * the sheet shows one (mexico.md G6), and with the fields that a pharmacy needs.
 */
export const PharmacyPrescription = z.extend(
  z.omit(Prescription, { status: true, contact: true, reason_of_rejected: true }),
  {
    medications: z.array(PharmacyMedication),
    transaction_url: z.string(),
    /** Whether anything of the prescription may be dispensed now, and why not. */
    available_status: z.tuple([z.boolean(), z.string()]),
    rx_status: z.tuple([z.string(), z.string()]),
    /** What the pharmacy did with the sheet at the last sale; null before the first. */
    paper: z.nullable(SalePaper),
    /** What the pharmacy would have to do with the sheet if it now sold all that is left. */
    paper_next: SalePaper,
    prescriber: z.object({ name: z.string(), cedula: z.string(), specialty: z.string(), phone: z.string() }),
  },
)
export type PharmacyPrescription = z.output<typeof PharmacyPrescription>

/**
 * Reference to a prescription: its signature, its short code, or the whole address that a scanner reads out of the QR
 * code.
 */
const signatureParam = z.object({ signature: z.string().check(z.maxLength(300)) })
const Status = z.object({ status: z.string() })

export const Burn = z.strictObject({
  sales_code: requiredText(64),
  medications: z
    .array(
      z.strictObject({
        id: z.int(),
        bought_qty: z.int().check(z.minimum(1), z.maximum(999)),
        /** The product that was handed over, when it is not exactly the written one (mexico.md G4). */
        dispensed: z.optional(optionalText(200)),
      }),
    )
    .check(z.minLength(1, 'no-rows'), z.maxLength(100)),
})
export type Burn = z.input<typeof Burn>

/** A pharmacy that fills prescriptions of the product, as a doctor looks it up. */
export const PartnerPharmacy = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  zip_code: z.string(),
  phone: z.string(),
  /** Whether the pharmacy is a favourite of the doctor who makes the request. */
  is_favourite: z.boolean(),
})
export type PartnerPharmacy = z.output<typeof PartnerPharmacy>

const ByNumber = z.object({ id: PathNumber })

export const pharmacies = {
  directory: endpoint({
    method: 'GET',
    path: '/api/v2/pharmacies/',
    summary: 'Partner pharmacies by name: all, search results, or the doctor’s favourites',
    audience: 'doctor',
    query: z.extend(Paging, {
      /** Search text: words of the name and the address, or the first digits of a postal code. */
      search: queryText(100),
      favourite: z._default(z.enum(['true', 'false']), 'false'),
    }),
    answers: { 200: pageOf(PartnerPharmacy) },
  }),
  addFavourite: endpoint({
    method: 'PUT',
    path: '/api/v2/pharmacies/:id/favourite/',
    summary: 'Add a pharmacy to the doctor’s favourites; repeating it changes nothing',
    audience: 'doctor',
    params: ByNumber,
    answers: { 204: z.undefined() },
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/api/v2/pharmacies/:id/favourite/',
    summary: 'Remove a pharmacy from the doctor’s favourites; repeating it changes nothing',
    audience: 'doctor',
    params: ByNumber,
    answers: { 204: z.undefined() },
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v2/pharmacy/me/',
    summary: 'The pharmacy of this token',
    audience: 'pharmacy',
    answers: { 200: z.object({ name: z.string() }) },
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v2/pharmacy/rx/:signature',
    summary: 'Find a prescription by its signature or its short code',
    audience: 'pharmacy',
    params: signatureParam,
    answers: { 200: PharmacyPrescription },
    perMinute: 60,
  }),
  burn: endpoint({
    method: 'POST',
    path: '/api/v1/prescriptions/burn/:signature/',
    summary: 'Record a sale: quantities by row, under one ticket number',
    audience: 'pharmacy',
    params: signatureParam,
    body: Burn,
    answers: { 200: Status },
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/prescriptions/reject/:signature',
    summary: 'Cancel (doctor) or reject (pharmacy) a prescription; cannot be undone',
    audience: 'any',
    params: signatureParam,
    body: z.strictObject({ rejected: z.literal(true), reason_of_rejected: RejectReason }),
    answers: { 200: Status },
  }),
} as const
