import './head.css'
import type { ReactNode } from 'react'
import { brandFile } from '#brands/brand-file.ts'
import { useBrand } from '../../../../lib/brand.ts'
import { useDocumentTexts } from '../../../../lib/texts.ts'
import { usePicture } from '../../../../lib/use-picture.ts'
import { dotted, Lines, placeLine } from './lines.tsx'
import type { SheetFacts } from './use-sheet.ts'

/** Who prescribes, and where (RIS article 29), in the hospital's own layout: server/pdf/heads.typ in HTML. */
export function SheetHead({ facts }: { facts: SheetFacts }) {
  const words = useDocumentTexts('sheet')
  const { brand } = useBrand()
  const { doctor, hospital, place } = facts
  const logo = usePicture(hospital?.picture ?? null)
  const university = usePicture(hospital?.university_logo ?? null)
  const template = hospital?.page_template ?? 'classic'
  // Paper stays paper in the dark mode. Sheets in neutral colours leave the brand's mark out.
  const mark =
    brand && hospital?.sheet_colour !== 'neutral' ? brandFile(brand, brand.logos.mark.light) : undefined
  const emblem = logo ?? (hospital?.picture ? undefined : mark)
  const patronName = hospital?.patron ?? place?.hospital ?? ''
  const name = <b className="sheet-doctor">{doctor.name}</b>
  const patron = <b className="sheet-patron">{patronName}</b>
  const specialty = doctor.specialty && <span className="sheet-specialty">{doctor.specialty}</span>
  const headline = hospital?.headline ?? ''
  const middle: Record<typeof template, ReactNode> = {
    classic: (
      <>
        <div>
          {name}
          {specialty}
          <Lines of={[doctor.cedula, doctor.school, doctor.specialtyCedula, doctor.phone]} />
        </div>
        <div className="sheet-place">
          {patron}
          <Lines of={[headline, hospital?.location ?? place?.location, hospital?.contact]} />
          {place?.clinic && <b>{place.clinic}</b>}
          <Lines of={[place?.clinicLocation]} />
        </div>
      </>
    ),
    centred: (
      <div>
        {patron}
        {headline && <span className="sheet-patron">{headline}</span>}
        {name}
        {specialty}
        <Lines of={[dotted(doctor.cedula, doctor.specialtyCedula), dotted(doctor.school, doctor.phone)]} />
      </div>
    ),
    compact: (
      <div>
        {name} {doctor.specialty}
        <Lines of={[dotted(doctor.cedula, doctor.school, doctor.specialtyCedula, doctor.phone)]} />
        <span>
          {patron} · {dotted(headline, placeLine(facts))}
        </span>
      </div>
    ),
  }
  // The middle stays in the middle.
  const wing = template === 'centred' && <span className="sheet-mark" />
  return (
    <header className="sheet-head" data-template={template}>
      {emblem ? (
        <Mark src={emblem} alt={words.logoOf(patronName)} data-brand={logo === undefined || undefined} />
      ) : (
        university && wing
      )}
      {middle[template]}
      {university ? <Mark src={university} alt={words.universityLogo} data-university /> : emblem && wing}
      {hospital?.sheet_header && <b className="sheet-own">{hospital.sheet_header}</b>}
    </header>
  )
}

interface MarkProps {
  src: string | undefined
  alt: string
  /** The brand's, in the place of a logo. */
  'data-brand'?: true | undefined
  'data-university'?: true
}

/** Without a network its place stays empty: no paper has a broken picture. */
const Mark = ({ alt, ...image }: MarkProps) => (
  <img
    {...image}
    alt={alt}
    className="sheet-mark"
    onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
    onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
  />
)
