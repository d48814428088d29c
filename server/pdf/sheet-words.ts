import { HOURS_AT_MOST } from '#contract/posology/times-of-day.ts'
import { sheetEnd, sheetFacts } from '#contract/sheet-row.ts'
import type { Texts } from '#locales/es/sheet.ts'
import type { Sheet } from './sheet.ts'

const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0')

/** The sentences around the data, resolved for one sheet, so that the template holds no words of its own. */
export function sheetWords(
  sheet: Omit<Sheet, 'pictures' | 'brand'> & { brand: { name: string } },
  texts: Texts,
) {
  const { doctor, kind, cancelled } = sheet
  return {
    documentTitle: texts.documentTitle(sheet.folio),
    title: texts.title[kind],
    demo: sheet.demo ? texts.demo : null,
    logo: texts.logoOf(sheet.hospital.patron),
    universityLogo: texts.universityLogo,
    signature: texts.signatureOf(`${doctor.title} ${doctor.name}`.trim()),
    qr: texts.qrOf(sheet.code),
    doctor: `${doctor.title} ${doctor.name}`.trim(),
    cedula: texts.cedula(doctor.cedula),
    // A specialty without its cédula is left off (LGS art. 83, RLGS art. 65).
    specialty: doctor.specialtyCedula && doctor.specialty ? doctor.specialty : null,
    specialtyCedula:
      doctor.specialtyCedula && doctor.specialty ? texts.specialtyCedula(doctor.specialtyCedula) : null,
    phone: texts.phone(doctor.phone),
    patient: texts.patient,
    age: texts.age,
    sex: texts.sex,
    dateOfBirth: texts.dateOfBirth,
    issuedAt: texts.issuedAt,
    diagnosis: texts.diagnosis,
    items: sheet.items.map((item) => sheetFacts(item, texts)),
    cancelledRows: sheet.items.map((item) => item.cancelled && texts.rowCancelled(item.cancelled)),
    cancelled: cancelled && texts.cancelled(cancelled.day, cancelled.by),
    cancelledMark: cancelled && (cancelled.by ? texts.refusedMark : texts.cancelledMark),
    extras: texts.extras,
    end: sheetEnd(
      {
        rows: sheet.items.length,
        cancelledRows: sheet.items.filter((item) => item.cancelled !== null).length,
        isCancelled: cancelled !== null,
      },
      texts,
    ),
    validUntil: cancelled
      ? texts.notValidSince(unbroken(cancelled.day))
      : texts.validUntil(unbroken(sheet.validUntil)),
    verify: texts.verify,
    host: new URL(sheet.verifyUrl).host,
    signedBy: texts.signedBy,
    key: texts.key,
    autographLegend: texts.autographLegend,
    signHere: texts.signHere,
    folio: texts.folio,
    code: texts.code,
    seal: texts.seal[kind],
    issuedWith: texts.issuedWith(sheet.brand.name),
    page: texts.page('{page}', '{pages}'),
    goesOn: texts.goesOn,
    seeNext: texts.seeNext,
    continued: texts.continued,
    info: { ...texts.info, hours: Array.from({ length: HOURS_AT_MOST }, (_, i) => texts.info.hour(i + 1)) },
  }
}
