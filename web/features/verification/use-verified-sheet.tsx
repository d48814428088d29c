import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import type { SheetDocument, SheetLive } from '#contract/prescription/sheet/sheet-document.ts'
import type { Verification } from '#contract/verification.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../lib/texts.ts'
import type { ShownSheet } from '../../ui/sheet/shown-sheet.ts'
import { useSheetWords } from '../../ui/sheet/use-sheet-words.ts'
import { quantityLeft } from './quantity-left.ts'

/**
 * The sheet as the public may see it: without diagnosis, birth, sex and contact, and with what is left of
 * each medicine.
 */
export function useVerifiedSheet(rx: Verification, isOpen: boolean): ShownSheet {
  const texts = useTexts('verification')
  const { brand } = rx.look
  return {
    model: sheetOf(publicDocument(rx), liveOf(rx), useSheetWords()),
    pictures: { emblem: brand.mark, isMark: true },
    accent: brand.accent,
    besideRows: rx.medications.map((row, at) => {
      const left = quantityLeft(row, isOpen, texts)
      // The position of a row is its key: the public check gives rows no id, and their order never changes.
      return left === null ? null : (
        <span key={`row ${at}`} className="sheet-since sheet-left">
          {left}
        </span>
      )
    }),
  }
}

const liveOf = ({ look, medications }: Verification): SheetLive => ({
  brand: look.brand.name,
  demo: look.demo,
  // The sheet is shown without its QR code: whoever reads the page has scanned it already.
  verify: null,
  ended: look.ended,
  endedRows: new Map(
    medications.flatMap(({ cancelled_on: day }, at) => (day === null ? [] : [[at, day] as const])),
  ),
})

const publicDocument = (rx: Verification): SheetDocument => ({
  id: null,
  signature: rx.signature,
  code: rx.code,
  key_id: rx.key_fingerprint,
  issued_at: rx.issued_at,
  day: dayIn(rx.time_zone, new Date(rx.issued_at)),
  valid_until: rx.valid_until,
  ...(rx.part?.kind === 'series' ? { valid_from: rx.valid_from } : {}),
  part: rx.part ?? undefined,
  document_kind: rx.document_kind,
  prescriber: { ...rx.prescriber, phone: '' },
  place: {
    ...rx.hospital,
    headline: '',
    contact: '',
    clinic_name: '',
    clinic_location: '',
    time_zone: rx.time_zone,
    paper: 'letter',
  },
  patient: rx.patient,
  diagnosis: '',
  show_diagnosis: false,
  extras: '',
  items: rx.medications,
})
