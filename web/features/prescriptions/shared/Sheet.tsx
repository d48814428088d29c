import type { CSSProperties } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { sheetEnd } from '#contract/sheet-row.ts'
import { formatCode } from '#contract/values/human-code.ts'
import { useDoctor } from '../../../lib/profile.ts'
import { useDocumentLang, useDocumentTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SheetCode } from './SheetCode.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetPatient } from './SheetPatient.tsx'
import { useSheetLook } from './sheet-look.ts'
import { SheetRow } from './SheetRow.tsx'

interface SheetProps {
  rx: Prescription
  className?: string
}

/**
 * The prescription as it is printed (server/pdf/sheet.typ), at reading size, with what was filled of each row. Paper stays
 * paper in the dark mode: nothing on it uses the mode's colours.
 */
export function Sheet({ rx, className }: SheetProps) {
  const words = useDocumentTexts('sheet')
  const values = useDocumentTexts('prescription-sheet')
  const doctor = useDoctor()
  const look = useSheetLook(rx.signature)
  const { printed } = useDocumentLang()
  const { drawing } = look
  const isElectronic = rx.document_kind === 'electronic'
  const live = rx.medications.filter(({ ended }) => !ended)
  const counts = { rows: rx.medications.length, cancelledRows: rx.medications.length - live.length }
  const end = sheetEnd({ ...counts, isCancelled: rx.rejected }, words)
  const accent = { '--paper-accent': look.accent } as CSSProperties
  return (
    <article
      lang={printed}
      style={accent}
      className={classNames(
        '@container rounded-card border border-paper-ink/12 bg-paper text-paper-ink shadow-paper',
        className,
      )}
    >
      <div className="grid gap-5 p-5 @min-[34rem]:p-8">
        <SheetHead {...{ doctor, look }} hospital={rx.hospital} clinic={rx.clinic} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg font-semibold">{words.title[isElectronic ? 'electronic' : 'autograph']}</h2>
          {look.demo && <p className="border px-2 py-0.5 text-sm font-semibold">{words.demo}</p>}
        </div>
        <SheetPatient rx={rx} />
        <ol className="border-t border-paper-ink/25">
          {rx.medications.map((row, at) => (
            <SheetRow key={row.id} row={row} number={at + 1} />
          ))}
        </ol>
        <p className="-mt-2 text-sm">{end}</p>
        {rx.extras && (
          <div>
            <h3 className="font-semibold">{words.extras}</h3>
            <p className="whitespace-pre-line">{rx.extras}</p>
          </div>
        )}
        <footer className="grid gap-5 border-t border-(--paper-accent) pt-5 @min-[34rem]:grid-cols-[auto_1fr_1fr]">
          <SheetCode link={rx.cta_link} code={formatCode(rx.code)} />
          <div className="grid content-start gap-1 text-sm">
            <p className="text-base font-semibold">{words.validUntil(values.day(rx.valid_until))}</p>
            {rx.valid_from === undefined && live.some(({ antibiotic }) => antibiotic) && (
              <p>{values.antibioticReason}</p>
            )}
            <p>{words.verify}</p>
          </div>
          <div className="text-sm">
            {isElectronic && drawing && (
              <img src={drawing} alt={words.signatureOf(doctor.name)} className="mb-1 max-h-14 max-w-48" />
            )}
            {isElectronic ? (
              <p>{words.signedBy}</p>
            ) : (
              <p className="font-semibold">{words.autographLegend}</p>
            )}
            <p className="text-base font-semibold">
              {`${doctor.female ? values.femaleTitle : values.maleTitle} ${doctor.name}`}
            </p>
            <p>{words.cedula(doctor.cedula_prof)}</p>
            <p>{values.instant(new Date(rx.issued_at))}</p>
          </div>
        </footer>
        {look.footer && <p className="text-sm">{look.footer}</p>}
      </div>
    </article>
  )
}
