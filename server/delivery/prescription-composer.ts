import type { Brands } from '../brand/brands.ts'
import type { Database } from '../database/database.ts'
import { verifyUrl } from '../prescriptions/present.ts'
import { readMailed } from '../prescriptions/print/read-mailed.ts'
import type { Printing } from '../prescriptions/print/read-to-print.ts'
import { composePrescriptionMail } from './compose-prescription-mail.ts'
import type { Compose } from './deliver-mail.ts'
import { brandLooks } from './brand-look.ts'

export interface ComposerDependencies {
  database: Database
  printing: Printing
  brands: Brands
  baseUrl: string
  from: string
}

/** Writes the mail to a patient from the signed prescription, under the brand with which it was signed. */
export function prescriptionComposer({
  database,
  printing,
  brands,
  baseUrl,
  from,
}: ComposerDependencies): Compose {
  const lookOf = brandLooks(brands)
  return async (mail) => {
    const doctorId = mail.doctor_id
    const request = { doctorId, prescriptionId: mail.prescription_id, baseUrl }
    const read = await database.asDoctor(doctorId, (sql) => readMailed(sql, printing, request))
    const documents = await Promise.all(
      read.map(async ({ sheet, payload, signature, replaced }) => ({
        pdf: await printing.renderer.render(sheet),
        payload,
        replaced,
        link: verifyUrl(baseUrl, signature),
      })),
    )
    const [first] = documents
    if (!first) throw new TypeError('a mail about nothing')
    return composePrescriptionMail({
      mail,
      mailId: mail.id,
      doctorId,
      documents: [first, ...documents.slice(1)],
      from,
      look: await lookOf(first.payload.brand),
    })
  }
}
