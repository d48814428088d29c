import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import type { SheetRenderer } from '../pdf/render-sheet.ts'
import { readSigned } from '../images/read-signed.ts'
import type { PaperToPrintOn, Sheet, SheetPictures } from '../pdf/sheet.ts'
import { endingsOf } from './link-queries.ts'
import { parsePayload, type Payload, type SignedPicture } from './payload.ts'
import { signedById } from './queries.ts'
import { sheetOf } from './sheet-of.ts'

export interface Printing {
  renderer: SheetRenderer
  brandOf(id: string): Sheet['brand']
  demo: boolean
}

export interface PrintRequest {
  doctorId: number
  prescriptionId: number
  baseUrl: string
  /** The doctor's own paper at the hospital of the prescription; plain paper otherwise. */
  paperOf?: (hospitalId: number) => Promise<PaperToPrintOn>
}

export interface Printed {
  pdf: Buffer
  payload: Payload
  signature: string
}

/** The PDF of a stored prescription, made from what was signed, with what of it was cancelled since. */
export async function printPrescription(sql: Sql, printing: Printing, r: PrintRequest): Promise<Printed> {
  const signed = await signedById(sql, r.doctorId, r.prescriptionId)
  if (!signed) throw new Problem('not-found')
  const payload = parsePayload(signed.payload)
  const sheet = sheetOf({
    payload,
    id: r.prescriptionId,
    signature: signed.signature,
    brand: printing.brandOf(payload.brand),
    baseUrl: r.baseUrl,
    demo: printing.demo,
    pictures: await signedPictures(sql, payload),
    endings: await endingsOf(sql, r.doctorId, r.prescriptionId),
  })
  const own = await r.paperOf?.(payload.place.hospital_id)
  return { pdf: printing.renderer.render(sheet, own), payload, signature: signed.signature }
}

/** The pictures that were signed with the prescription, as they were then. */
async function signedPictures(sql: Sql, { pictures }: Payload): Promise<SheetPictures> {
  const bytes = await readSigned(sql, Object.values(pictures ?? {}))
  const shown = (picture: SignedPicture | null | undefined): Uint8Array | null =>
    picture ? (bytes.get(picture.id) ?? null) : null
  return {
    logo: shown(pictures?.logo),
    universityLogo: shown(pictures?.university_logo),
    signature: shown(pictures?.signature),
  }
}
