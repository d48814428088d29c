import type { Brands } from '../brand/brands.ts'
import { colourHex } from '../brand/colour-hex.ts'
import type { Database } from '../database/database.ts'
import { verifyUrl } from '../prescriptions/present.ts'
import { printPrescription, type Printing } from '../prescriptions/print-prescription.ts'
import { composePrescriptionMail } from './compose-prescription-mail.ts'
import type { Compose } from './deliver-mail.ts'

export interface ComposerDependencies {
  database: Database
  printing: Printing
  brands: Brands
  baseUrl: string
  from: string
}

/** Writes the patient's mail from what was signed, in the brand under which it was signed. */
export const prescriptionComposer =
  ({ database, printing, brands, baseUrl, from }: ComposerDependencies): Compose =>
  async (doctorId, mailId, mail) => {
    const language = 'es'
    const request = { doctorId, prescriptionId: mail.prescription_id, baseUrl, language } as const
    const { pdf, payload, signature } = await database.asDoctor(doctorId, (sql) =>
      printPrescription(sql, printing, request),
    )
    const brand = brands.byId(payload.brand)
    return composePrescriptionMail({
      mail,
      mailId,
      doctorId,
      payload,
      link: verifyUrl(baseUrl, signature),
      pdf,
      from,
      brandName: brand.name,
      accent: colourHex(brand.theme.light.accent),
      language,
    })
  }
