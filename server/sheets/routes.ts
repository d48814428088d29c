import { Problem } from '#contract/problem.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'
import { type PaperAtHospital, type SheetDesign, sheets } from '#contract/places/sheets.ts'
import type { Caller, RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { cleanPicture, readPicture } from '../images/keep-picture.ts'
import type { PaperToPrintOn, SheetToPrint } from '../pdf/sheet-to-print.ts'
import { readForPaper } from '../prescriptions/print/read-for-paper.ts'
import { presentLook, signedLookOf } from '../prescriptions/print/signed-look.ts'
import type { Printing } from '../prescriptions/print/read-to-print.ts'
import { findHospital } from '../workplaces/save-hospital.ts'
import {
  changePaperPicture,
  keepPaper,
  type KeptPaper,
  paperToPrintOn,
  readPaper,
  removePaper,
  type Where,
} from './change-paper.ts'
import { exampleSheet } from './example-sheet.ts'

export interface SheetDependencies {
  printing: Printing
  brandId: (context: RequestContext) => string
}

/** Routes for the design of a hospital's printed prescriptions, and for a doctor's own paper at the hospital. */
export function sheetRoutes({ bind, database }: Domain, { printing, brandId }: SheetDependencies): void {
  const told = (paper: KeptPaper): PaperAtHospital => ({ ...paper, demo: printing.demo })

  bind(sheets.preview)(async ({ params, body }, context) =>
    printing.renderer.draw(await example(at(context, params.id), context, body)),
  )

  bind(sheets.paper)(async ({ params }, context) => {
    const where = at(context, params.id)
    return told(await database.asDoctor(where.doctorId, (sql) => readPaper(sql, where)))
  })

  bind(sheets.keepPaper)(async ({ params, body }, context) => {
    const where = at(context, params.id)
    return told(await database.asDoctor(where.doctorId, (sql) => keepPaper(sql, where, body)))
  })

  bind(sheets.removePaper)(async ({ params }, context) => {
    const where = at(context, params.id)
    await database.asDoctor(where.doctorId, (sql) => removePaper(sql, where))
    return undefined
  })

  bind(sheets.keepPaperPicture)(async ({ params, pictures }, context) => {
    const where = at(context, params.id)
    // The doctor's right to the hospital is checked before the picture is decoded, because decoding takes time.
    await database.asDoctor(where.doctorId, (sql) => findHospital(sql, where.doctorId, where.hospitalId))
    if (!pictures.picture) throw new Problem('invalid-input', { fields: { picture: ['required'] } })
    const image = await cleanPicture('paper', pictures.picture)
    return told(await database.asDoctor(where.doctorId, (sql) => changePaperPicture(sql, where, image)))
  })

  bind(sheets.removePaperPicture)(async ({ params }, context) => {
    const where = at(context, params.id)
    return told(await database.asDoctor(where.doctorId, (sql) => changePaperPicture(sql, where, null)))
  })

  bind(sheets.drawPaper)(async ({ params, body }, context) =>
    printing.renderer.draw(await example(at(context, params.id), context, null), drawn(body)),
  )

  bind(sheets.testPaper)(async ({ params, body }, context) => {
    const sheet = await example(at(context, params.id), context, null)
    const pdf = await printing.renderer.render(sheet, { ...body, rulers: true })
    return { pdf: pdf.toString('base64') }
  })

  bind(sheets.look)(async ({ params }, { caller }) => {
    const { accountId } = caller
    const look = await database.asDoctor(accountId, (sql) => signedLookOf(sql, accountId, params.signature))
    return presentLook(look, printing)
  })

  bind(sheets.printOnPaper)(async ({ params }, { caller, baseUrl }) => {
    const doctorId = caller.accountId
    const { sheet, own } = await database.asDoctor(doctorId, (sql) =>
      readForPaper(sql, printing, {
        doctorId,
        signature: params.signature,
        baseUrl,
        paperOf: (hospitalId) => paperToPrintOn(sql, { doctorId, hospitalId }),
      }),
    )
    const pdf = await printing.renderer.render(sheet, own)
    return { pdf: pdf.toString('base64') }
  })

  /**
   * A sheet with a fictional prescription under the head of one of the doctor's hospitals, with the hospital's logos.
   */
  function example(where: Where, context: RequestContext, design: SheetDesign | null): Promise<SheetToPrint> {
    return database.asDoctor(where.doctorId, async (sql) => {
      const row = await findHospital(sql, where.doctorId, where.hospitalId)
      const bytes = async (id: string | null): Promise<Uint8Array | null> =>
        (id && (await readPicture(sql, id))?.bytes) || null
      const { patron, headline, location, contact, paper } = row
      const { baseUrl } = context
      const brand = printing.brandOf(brandId(context))
      const pictures = {
        logo: await bytes(row.logo_id),
        universityLogo: await bytes(row.university_logo_id),
        signature: null,
      }
      const hospital = { patron, headline, location, contact, paper }
      return exampleSheet({ baseUrl, brand, hospital, pictures }, design)
    })
  }
}

const at = ({ caller }: { caller: Caller }, hospitalId: number): Where => ({
  doctorId: caller.accountId,
  hospitalId,
})

/** The doctor's own paper as it is displayed on a screen, without the printer's offset and without rulers. */
function drawn(layout: OwnPaper): PaperToPrintOn {
  return { ...layout, offset: { x: 0, y: 0 }, rulers: false }
}
