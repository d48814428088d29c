import type { Profile } from '#contract/profile.ts'
import { brandFile } from '#brands/brand-file.ts'
import { useBrand } from '../../../../lib/brand.ts'
import { useTexts } from '../../../../lib/texts.ts'
import type { ShownPlace } from '../place.ts'

/** Who prescribes, and where: what RIS article 29 asks for. */
export function SheetHead({ doctor, place }: { doctor: Profile; place: ShownPlace | null }) {
  const words = useTexts('sheet')
  const { title } = useTexts('shell')
  const { brand } = useBrand()
  // Paper stays paper in the dark mode.
  const mark = brand && brandFile(brand, brand.logos.mark.light)
  // A specialty is announced only with its own cédula (LGS article 83).
  const specialty = doctor.specialty_no ? doctor.specialty : ''
  return (
    <header className="sheet-head">
      {mark ? <img src={mark} alt="" className="sheet-mark" /> : <span className="sheet-mark" />}
      <div>
        <b className="sheet-doctor">{title(doctor.female, doctor.name)}</b>
        {specialty && <span>{specialty}</span>}
        {doctor.cedula_prof && <span>{words.cedula(doctor.cedula_prof)}</span>}
        {doctor.alma_mater && <span>{doctor.alma_mater}</span>}
        {specialty && <span>{words.specialtyCedula(doctor.specialty_no)}</span>}
        {doctor.phone && <span>{words.phone(doctor.phone)}</span>}
      </div>
      <div className="sheet-place">
        {place && (
          <>
            <b>{place.hospital}</b>
            {place.clinic && <span>{place.clinic}</span>}
            <span>{place.location}</span>
          </>
        )}
      </div>
    </header>
  )
}
