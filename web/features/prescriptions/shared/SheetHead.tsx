import type { Prescription } from '#contract/prescriptions.ts'
import type { Profile } from '#contract/profile.ts'
import { useTexts } from '../../../lib/texts.ts'

interface SheetHeadProps extends Pick<Prescription, 'hospital' | 'clinic'> {
  doctor: Profile
}

/** Who prescribes and where: what the law asks to stand on top. */
export function SheetHead({ doctor, hospital, clinic }: SheetHeadProps) {
  const words = useTexts('sheet')
  const values = useTexts('prescription-sheet')
  return (
    <header className="grid gap-4 border-b-2 border-(--paper-accent) pb-4 @min-[34rem]:grid-cols-2">
      <div className="text-sm">
        <p className="mb-0.5 text-lg font-semibold">
          {`${doctor.female ? values.femaleTitle : values.maleTitle} ${doctor.name}`}
        </p>
        {doctor.specialty && <p className="text-base">{doctor.specialty}</p>}
        <p>{words.cedula(doctor.cedula_prof)}</p>
        {doctor.alma_mater && <p>{doctor.alma_mater}</p>}
        {doctor.specialty_no && <p>{words.specialtyCedula(doctor.specialty_no)}</p>}
        {doctor.phone && <p>{words.phone(doctor.phone)}</p>}
      </div>
      <div className="text-sm @min-[34rem]:text-right">
        <p className="text-base font-semibold">{hospital.patron}</p>
        <p>{hospital.location}</p>
        {clinic?.name && <p className="mt-1 font-semibold">{clinic.name}</p>}
        {clinic?.location && <p>{clinic.location}</p>}
      </div>
    </header>
  )
}
