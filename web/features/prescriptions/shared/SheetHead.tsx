import type { Prescription } from '#contract/prescriptions.ts'
import type { Profile } from '#contract/profile.ts'
import { useDocumentTexts } from '../../../lib/texts.ts'
import type { ShownLook } from './sheet-look.ts'

interface SheetHeadProps extends Pick<Prescription, 'hospital' | 'clinic'> {
  doctor: Profile
  look: ShownLook
}

/** Who prescribes and where: what the law asks to stand on top. */
export function SheetHead({ doctor, hospital, clinic, look }: SheetHeadProps) {
  const words = useDocumentTexts('sheet')
  const values = useDocumentTexts('prescription-sheet')
  const { emblem, universityLogo, headline, contact, header } = look
  return (
    <header className="flex flex-wrap items-start gap-4 border-b-2 border-(--paper-accent) pb-4">
      {emblem && <img src={emblem} alt={words.logoOf(hospital.patron)} className="max-h-16 max-w-24" />}
      <div className="min-w-40 flex-1 text-sm">
        <p className="mb-0.5 text-lg font-semibold">
          {`${doctor.female ? values.femaleTitle : values.maleTitle} ${doctor.name}`}
        </p>
        {/* A specialty is announced only with its own cédula (LGS article 83). */}
        {doctor.specialty && doctor.specialty_no && <p className="text-base">{doctor.specialty}</p>}
        <p>{words.cedula(doctor.cedula_prof)}</p>
        {doctor.alma_mater && <p>{doctor.alma_mater}</p>}
        {doctor.specialty && doctor.specialty_no && <p>{words.specialtyCedula(doctor.specialty_no)}</p>}
        {doctor.phone && <p>{words.phone(doctor.phone)}</p>}
      </div>
      <div className="min-w-40 flex-1 text-sm @min-[34rem]:text-right">
        <p className="text-base font-semibold">{hospital.patron}</p>
        {headline && <p>{headline}</p>}
        <p>{hospital.location}</p>
        {contact && <p>{contact}</p>}
        {clinic?.name && <p className="mt-1 font-semibold">{clinic.name}</p>}
        {clinic?.location && <p>{clinic.location}</p>}
      </div>
      {universityLogo && (
        <img src={universityLogo} alt={words.universityLogo} className="max-h-16 max-w-20" />
      )}
      {header && <p className="basis-full font-semibold">{header}</p>}
    </header>
  )
}
