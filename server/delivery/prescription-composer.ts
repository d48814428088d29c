import type { Brands } from '../brand/brands.ts'
import { colourHex } from '../brand/colour-hex.ts'
import type { Database } from '../database/database.ts'
import { verifyUrl } from '../prescriptions/present.ts'
import { printMailed } from '../prescriptions/print/print-mailed.ts'
import type { Printing } from '../prescriptions/print/print-prescription.ts'
import { composePrescriptionMail } from './compose-prescription-mail.ts'
import type { Compose } from './deliver-mail.ts'

export interface ComposerDependencies {
  database: Database
  printing: Printing
  brands: Brands
  baseUrl: string
  from: string
}

/** Writes the patient's mail from the signed document, in the brand that it was signed with. */
export const prescriptionComposer =
  ({ database, printing, brands, baseUrl, from }: ComposerDependencies): Compose =>
  async (mail) => {
    const doctorId = mail.doctor_id
    const documents = await database.asDoctor(doctorId, async (sql) => {
      const request = { doctorId, prescriptionId: mail.prescription_id, baseUrl }
      const printed = await printMailed(sql, printing, request)
      return printed.map(({ pdf, payload, signature }) => ({
        pdf,
        payload,
        link: verifyUrl(baseUrl, signature),
      }))
    })
    const [first] = documents
    if (!first) throw new TypeError('a mail about nothing')
    const brand = brands.byId(first.payload.brand)
    return composePrescriptionMail({
      mail,
      mailId: mail.id,
      doctorId,
      documents: [first, ...documents.slice(1)],
      from,
      brandName: brand.name,
      accent: colourHex(brand.theme.light.accent),
    })
  }
