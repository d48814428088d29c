import type { ReactNode } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { Hospital } from '#contract/workplaces.ts'
import { brandFile } from '#brands/brand-file.ts'
import { useBrand } from '../../../../lib/brand.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { usePicture } from '../../../../lib/use-picture.ts'
import type { ShownPlace } from '../place.ts'

interface SheetHeadProps {
  doctor: Profile
  place: ShownPlace | null
  hospital: Hospital | undefined
}

/** Who prescribes, and where (RIS article 29), in the hospital's own layout: server/pdf/heads.typ in HTML. */
export function SheetHead({ doctor, place, hospital }: SheetHeadProps) {
  const words = useTexts('sheet')
  const { title } = useTexts('shell')
  const { brand } = useBrand()
  const logo = usePicture(hospital?.picture ?? null)
  const university = usePicture(hospital?.university_logo ?? null)
  const template = hospital?.page_template ?? 'classic'
  // Paper stays paper in the dark mode. Sheets in neutral colours leave the brand's mark out.
  const mark =
    brand && hospital?.sheet_colour !== 'neutral' ? brandFile(brand, brand.logos.mark.light) : undefined
  const emblem = logo ?? (hospital?.picture ? undefined : mark)
  // A specialty is announced only with its own cédula (LGS article 83).
  const specialty = doctor.specialty_no ? doctor.specialty : ''
  const name = <b className="sheet-doctor">{title(doctor.female, doctor.name)}</b>
  const cedula = doctor.cedula_prof && words.cedula(doctor.cedula_prof)
  const specialtyCedula = specialty && words.specialtyCedula(doctor.specialty_no)
  const school = doctor.alma_mater
  const phone = doctor.phone && words.phone(doctor.phone)
  const patron = <b>{hospital?.patron ?? place?.hospital}</b>
  const headline = hospital?.headline ?? ''
  const middle: Record<typeof template, ReactNode> = {
    classic: (
      <>
        <div>
          {name}
          <Lines of={[specialty, cedula, school, specialtyCedula, phone]} />
        </div>
        <div className="sheet-place">
          {patron}
          <Lines of={[headline, hospital?.location ?? place?.location, hospital?.contact]} />
          <Lines of={[place?.clinic, place?.clinicLocation]} />
        </div>
      </>
    ),
    centred: (
      <div>
        {patron}
        <Lines of={[headline]} />
        {name}
        <Lines of={[specialty, dotted(cedula, specialtyCedula), dotted(school, phone)]} />
      </div>
    ),
    compact: (
      <div>
        {name} {specialty}
        <Lines of={[dotted(cedula, school, specialtyCedula, phone)]} />
        <span>
          {patron} · {dotted(headline, addressOf(place, hospital))}
        </span>
      </div>
    ),
  }
  return (
    <header className="sheet-head" data-template={template}>
      {emblem ? (
        <img src={emblem} alt="" className="sheet-mark" />
      ) : (
        university && <span className="sheet-mark" />
      )}
      {middle[template]}
      {university && <img src={university} alt="" className="sheet-mark" />}
      {hospital?.sheet_header && <b className="sheet-own">{hospital.sheet_header}</b>}
    </header>
  )
}

/** Where the hospital is, on one line: the centred layout has it in its foot. */
export const addressOf = (place: ShownPlace | null, hospital: Hospital | undefined): string =>
  dotted(hospital?.location ?? place?.location, hospital?.contact, place?.clinic, place?.clinicLocation)

const dotted = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' · ')

const Lines = ({ of }: { of: readonly (string | undefined)[] }) =>
  of.filter(Boolean).map((line) => <span key={line}>{line}</span>)
