import type { Patient } from '#contract/patients/patients.ts'
import { ageOn } from '#contract/values/age.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { formatDate } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { shownPhone } from './shown-phone.ts'

/** One patient of the list: name, age and sex, contact, and the day of the last prescription. */
export function PatientLine({ patient }: { patient: Patient }) {
  const texts = useTexts('patient-pages')
  const { ageAndSex, sexes } = useTexts('patients')
  const last = patient.last_prescribed_at
  return (
    <li className="relative grid gap-x-6 px-4 py-3 hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center sm:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,13rem)_14rem]">
      <div className="min-w-0 sm:max-lg:row-span-2">
        <Anchor
          to={linkTo('patient', { uid: patient.uid })}
          className="font-semibold text-ink no-underline outline-none wrap-anywhere after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {patient.name}
        </Anchor>
        <p className="text-ink-soft">
          {ageAndSex(ageOn(patient.date_of_birth, mexicoToday()), sexes[patient.gender])}
        </p>
      </div>
      <p className="truncate text-sm text-ink-soft sm:max-lg:text-right">
        {patient.phone ? shownPhone(patient.phone) : patient.email}
      </p>
      <p className="text-sm text-ink-faint sm:text-right">
        {last ? texts.lastPrescription(formatDate(last)) : texts.neverPrescribed}
      </p>
    </li>
  )
}
