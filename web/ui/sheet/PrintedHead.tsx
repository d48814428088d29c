import './head.css'
import type { ReactNode } from 'react'
import type { Template } from '#contract/places/sheet-layout.ts'
import { dotted, placeLine } from './dotted.ts'
import { Lines } from './Said.tsx'
import type { PrintedProps } from './shown-sheet.ts'

/**
 * Head of the sheet: who prescribes, and where (RIS article 29), in the hospital's own layout. HTML version of
 * server/pdf/heads.typ.
 */
export function PrintedHead({ sheet: { model, pictures } }: PrintedProps) {
  const { doctor, place, template, header, alt } = model
  const { emblem, isMark, university } = pictures
  const name = <b className="sheet-doctor">{doctor.name}</b>
  const patron = <b className="sheet-patron">{place.patron}</b>
  const specialty = doctor.specialty && <span className="sheet-specialty">{doctor.specialty}</span>
  const middle: Record<Template, ReactNode> = {
    classic: (
      <>
        <div>
          {name}
          {specialty}
          <Lines of={[doctor.cedula, doctor.institution, doctor.specialtyCedula, doctor.phone]} />
        </div>
        <div className="sheet-place">
          {patron}
          <Lines of={[place.headline, place.location, place.contact]} />
          {place.clinic && <b>{place.clinic}</b>}
          <Lines of={[place.clinicLocation]} />
        </div>
      </>
    ),
    centred: (
      <div>
        {patron}
        {place.headline && <span className="sheet-patron">{place.headline}</span>}
        {name}
        {specialty}
        <Lines
          of={[dotted(doctor.cedula, doctor.specialtyCedula), dotted(doctor.institution, doctor.phone)]}
        />
      </div>
    ),
    compact: (
      <div>
        {name} {doctor.specialty}
        <Lines of={[dotted(doctor.cedula, doctor.institution, doctor.specialtyCedula, doctor.phone)]} />
        <span>
          {patron} · {dotted(place.headline, placeLine(place))}
        </span>
      </div>
    ),
  }
  // An empty side column as wide as a logo keeps the middle column centred.
  const wing = template === 'centred' && <span className="sheet-mark" />
  return (
    <header className="sheet-head" data-template={template}>
      {emblem ? (
        <Mark src={emblem} alt={isMark ? alt.mark : alt.logo} data-brand={isMark || undefined} />
      ) : (
        university && wing
      )}
      {middle[template]}
      {university ? <Mark src={university} alt={alt.universityLogo} data-university /> : emblem && wing}
      {header && <b className="sheet-own">{header}</b>}
    </header>
  )
}

interface MarkProps {
  src: string
  alt: string
  /** Set if the picture is the brand's mark, because the hospital has no logo. */
  'data-brand'?: true | undefined
  'data-university'?: true
}

/** A picture that can't be loaded leaves its place empty: a printed sheet has no icon of a broken image either. */
const Mark = ({ alt, ...image }: MarkProps) => (
  <img
    {...image}
    alt={alt}
    className="sheet-mark"
    onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
    onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
  />
)
