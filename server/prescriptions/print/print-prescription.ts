import type { SignedDocument, SignedPicture } from '#contract/prescription/document.ts'
import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import { signedSheet } from '#contract/prescription/sheet/sheet-document.ts'
import { Problem } from '#contract/problem.ts'
import { documentLanguage } from '#locales/locale.ts'
import type { Sql } from '../../database/database.ts'
import type { SheetRenderer } from '../../pdf/render-sheet.ts'
import { readSigned } from '../../images/read-signed.ts'
import type { PaperToPrintOn, PrintingBrand, SheetPictures } from '../../pdf/sheet-to-print.ts'
import { sheetWords } from '../../pdf/sheet-words.ts'
import { endedSince } from '../acts/ended-since.ts'
import { verifyUrl } from '../present.ts'
import { prescriptionById } from '../queries.ts'

export interface Printing {
  renderer: SheetRenderer
  brandOf(id: string): PrintingBrand
  demo: boolean
}

export interface PrintRequest {
  doctorId: number
  prescriptionId: number
  baseUrl: string
  /** Reads the doctor's preprinted paper at the hospital of the prescription. Absent: plain paper. */
  paperOf?: (hospitalId: number) => Promise<PaperToPrintOn>
}

export interface Printed {
  pdf: Buffer
  payload: SignedDocument
  signature: string
}

/** PDF of a stored prescription: its signed content, with later cancellations marked. */
export async function printPrescription(sql: Sql, printing: Printing, r: PrintRequest): Promise<Printed> {
  const rx = await prescriptionById(sql, r.doctorId, r.prescriptionId)
  if (!rx) throw new Problem('not-found')
  const { document: payload, state } = rx
  const { signature } = state
  const brand = printing.brandOf(payload.brand)
  const url = verifyUrl(r.baseUrl, signature)
  const live = {
    brand: brand.name,
    demo: printing.demo,
    verify: { host: new URL(url).host, url },
    ...endedSince(state),
  }
  const document = signedSheet(payload, { id: r.prescriptionId, signature })
  const model = sheetOf(document, live, sheetWords(documentLanguage))
  const own = await r.paperOf?.(payload.place.hospital_id)
  const pdf = printing.renderer.render({ model, brand, pictures: await signedPictures(sql, payload) }, own)
  return { pdf, payload, signature }
}

/** The pictures that were signed with the prescription, as they were then. */
async function signedPictures(sql: Sql, { pictures }: SignedDocument): Promise<SheetPictures> {
  const bytes = await readSigned(sql, Object.values(pictures ?? {}))
  const shown = (picture: SignedPicture | null | undefined): Uint8Array | null =>
    picture ? (bytes.get(picture.id) ?? null) : null
  return {
    logo: shown(pictures?.logo),
    universityLogo: shown(pictures?.university_logo),
    signature: shown(pictures?.signature),
  }
}
