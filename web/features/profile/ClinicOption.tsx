import { useLocations } from '../../lib/places/use-locations.ts'
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
  const { data: locations = [], error, retry } = useLocations()
  const clinics = locations.flatMap(({ hospital, clinics: of }) =>
    of.flatMap(({ id, name }) =>
      id === null ? [] : { value: String(id), label: `${hospital.name}, ${name}` },
    ),
  )
  if (error) return <LoadFailed title={texts.clinic} error={error} retry={retry} />
  if (clinics.length === 0) return null
  const known = clinics.some(({ value }) => value === String(chosen))
  return (
    <Select
      label={texts.clinic}
      hint={texts.clinicHint}
      value={known ? String(chosen) : ''}
      options={[{ value: '', label: texts.clinicNone }, ...clinics]}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    />
  )
}
