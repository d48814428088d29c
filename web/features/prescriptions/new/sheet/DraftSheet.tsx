import './sheet.css'
import { QrCode } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Profile } from '#contract/profile.ts'
import { ageOn } from '#contract/values/age.ts'
import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import { useBrand } from '../../../../lib/brand.ts'
import { useOwnPictures } from '../../../../lib/own-pictures.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { usePicture } from '../../../../lib/use-picture.ts'
import type { Draft } from '../draft/draft.ts'
import { needsHandwriting } from '../draft/row-state.ts'
import { dayOf } from '../today.ts'
import { useHospital } from './use-hospital.ts'
import { useNow } from '../use-now.ts'
import type { ShownPlace } from '../place.ts'
import { addressOf, SheetHead } from './SheetHead.tsx'
import { SheetRow } from './SheetRow.tsx'

export interface DraftSheetProps {
  draft: Draft
  doctor: Profile
  place: ShownPlace | null
  /** Printed code of the prescription, once it is issued. */
  code: string | null
}

/** What the printed sheet will be (server/pdf/sheet.typ) while it is written: same parts, same order, same words. */
export function DraftSheet({ draft, doctor, place, code }: DraftSheetProps) {
  const words = useTexts('sheet')
  const texts = useTexts('composer')
  const values = useTexts('prescription-sheet')
  const now = useNow()
  const { brand } = useBrand()
  // Beside the electronic signature; what has to be signed by hand shows none.
  const drawing = usePicture(useOwnPictures()?.signature ?? null)
  const hospital = useHospital(place)
  const isNeutral = hospital?.sheet_colour === 'neutral'
  const accent = (!isNeutral && brand?.theme.light.accent) || 'currentColor'
  const rule = { '--sheet-rule': accent } as CSSProperties
  const { patient, rows } = draft
  const diagnosis = hospital?.prints_diagnosis === false ? '' : diagnosisText(draft)
  const isHandwritten = needsHandwriting(rows)
  return (
    <div className="sheet-frame" style={rule}>
      <article className="sheet" data-paper={hospital?.paper} data-sealed={code !== null || undefined}>
        {code === null && <p className="sheet-not-yet">{texts.notValidYet}</p>}
        <SheetHead doctor={doctor} place={place} hospital={hospital} />
        <p className="sheet-title">{isHandwritten ? words.title.autograph : words.title.electronic}</p>
        <div className="sheet-facts">
          <SheetFact label={words.patient} isPale={!patient}>
            {patient?.name ?? texts.noPatientYet}
          </SheetFact>
          {patient && (
            <>
              <SheetFact label={words.age}>{values.age(ageOn(patient.date_of_birth, dayOf(now)))}</SheetFact>
              <SheetFact label={words.sex}>{values.sex[patient.gender]}</SheetFact>
              {!patient.birth_approximate && (
                <SheetFact label={words.dateOfBirth}>{values.day(patient.date_of_birth)}</SheetFact>
              )}
            </>
          )}
          <SheetFact label={words.issuedAt}>{values.instant(now)}</SheetFact>
        </div>
        {draft.show_diagnosis && diagnosis && (
          <div className="sheet-facts">
            <SheetFact label={words.diagnosis}>{diagnosis}</SheetFact>
          </div>
        )}
        <ol className="sheet-rows">
          {rows.map((row, at) => (
            <SheetRow key={row.key} row={row} position={at + 1} />
          ))}
        </ol>
        {rows.length === 0 && <p className="sheet-pale sheet-none">{texts.noRowsYet}</p>}
        {rows.length > 0 && <p className="sheet-small">{words.end(rows.length)}</p>}
        {draft.extras.trim() && (
          <div className="sheet-extras">
            <b>{words.extras}</b>
            <p>{draft.extras}</p>
          </div>
        )}
        <footer className="sheet-foot">
          <span className="sheet-qr">
            <QrCode aria-hidden strokeWidth={1.2} />
            {code ? '' : texts.qrOnIssue}
          </span>
          <span>{code ? <b className="sheet-code">{code}</b> : texts.codeOnIssue}</span>
          <span className="sheet-signature">
            {drawing && !isHandwritten && <img src={drawing} alt="" className="sheet-drawing" />}
            {isHandwritten
              ? words.autographLegend
              : code
                ? `${words.signedBy} ${doctor.name}`
                : texts.signatureOnIssue}
          </span>
        </footer>
        <div className="sheet-ends" data-template={hospital?.page_template}>
          {hospital?.page_template === 'centred' && <p>{addressOf(place, hospital)}</p>}
          {hospital?.sheet_footer && <p>{hospital.sheet_footer}</p>}
          {brand && <p>{words.issuedWith(brand.name)}</p>}
        </div>
      </article>
    </div>
  )
}

interface SheetFactProps {
  label: string
  isPale?: boolean
  children: ReactNode
}

const SheetFact = ({ label, isPale, children }: SheetFactProps) => (
  <div className={isPale ? 'sheet-pale' : undefined}>
    <span className="sheet-label">{label}</span>
    <b>{children}</b>
  </div>
)
