import type { Hospital } from '#contract/places/workplaces.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Link } from '../../../ui/Link.tsx'

/** Links to the design of the hospital's sheets, and to the doctor's own paper. */
export function SheetLinks({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('sheets')
  const params = { id: String(hospital.id) }
  return (
    <section className="grid gap-3" aria-labelledby="sheets-title">
      <div>
        <h2 id="sheets-title" className="text-lg font-semibold">
          {texts.section}
        </h2>
        <p className="text-ink-soft">{texts.sectionLead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {hospital.is_admin && (
          <Link button="secondary" to={linkTo('settingsHospitalSheets', params)}>
            {texts.toDesign}
          </Link>
        )}
        <Link button="secondary" to={linkTo('settingsHospitalPaper', params)}>
          {texts.toPaper}
        </Link>
      </div>
    </section>
  )
}
