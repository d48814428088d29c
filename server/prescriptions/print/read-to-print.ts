import { zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import type { SignedDocument, SignedPicture } from '#contract/prescription/document.ts'
import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import { signedSheet } from '#contract/prescription/sheet/sheet-document.ts'
import { Problem } from '#contract/problem.ts'
import { documentLanguage } from '#locales/locale.ts'
import type { Sql } from '../../database/database.ts'
import type { SheetRenderer } from '../../pdf/sheet-renderer.ts'
import { readSigned } from '../../images/read-signed.ts'
import type { PaperToPrintOn, PrintingBrand, SheetPictures, SheetToPrint } from '../../pdf/sheet-to-print.ts'
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
  /** Function that reads the doctor's preprinted paper at the hospital of the prescription; absent: plain paper. */
  paperOf?: (hospitalId: number) => Promise<PaperToPrintOn>
}

/** A stored prescription that has been read and is ready to be rendered. */
export interface ReadToPrint {
  sheet: SheetToPrint
  /** The doctor's own paper; absent for plain paper. */
  own: PaperToPrintOn | undefined
  payload: SignedDocument
  signature: string
}

/**
 * Reads the content of the sheet of a stored prescription: its signed content, with later cancellations marked. The
 * sheet is rendered after the transaction, because rendering takes long.
 */
export async function readToPrint(
  sql: Sql,
  printing: Omit<Printing, 'renderer'>,
  r: PrintRequest,
): Promise<ReadToPrint> {
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
    ...endedSince(state, zoneOfIssue(payload)),
  }
  const document = signedSheet(payload, { id: r.prescriptionId, signature })
  const model = sheetOf(document, live, sheetWords(documentLanguage))
  const own = await r.paperOf?.(payload.place.hospital_id)
  const sheet = { model, brand, pictures: await signedPictures(sql, payload) }
  return { sheet, own, payload, signature }
}

/** The pictures that a prescription was signed with. A picture that was deleted or changed since is left out. */
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
