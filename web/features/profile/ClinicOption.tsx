import { useLocations } from '../../lib/places/use-locations.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Select } from '../../ui/fields/Select.tsx'

interface ClinicOptionProps {
  chosen: number | null
  onChoose: (clinicId: number | null) => void
}

/**
 * Option for the clinic at which new prescriptions are issued (`ux_settings.clinicId`); renders nothing for a
 * doctor without clinics.
 */
export function ClinicOption({ chosen, onChoose }: ClinicOptionProps) {
  const texts = useTexts('profile')
  const { has_hospital_data: hasWorkplace } = useDoctor()
  const { data: locations = [], error, isPending, retry } = useLocations()
  const clinics = locations.flatMap(({ hospital, clinics: of }) =>
    of.flatMap(({ id, name }) =>
      id === null ? [] : { value: String(id), label: `${hospital.name}, ${name}` },
    ),
  )
  if (error) return <LoadFailed title={texts.clinic} error={error} retry={retry} />
  // A doctor with a workplace mostly has a clinic: the place of this option is kept free until the answer has come.
  const isAwaited = isPending && hasWorkplace
  if (clinics.length === 0 && !isAwaited) return null
  const known = clinics.some(({ value }) => value === String(chosen))
  return (
    <Select
      label={texts.clinic}
      hint={texts.clinicHint}
      value={known ? String(chosen) : ''}
      options={[{ value: '', label: isAwaited ? '' : texts.clinicNone }, ...clinics]}
      disabled={isAwaited}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    />
  )
}
