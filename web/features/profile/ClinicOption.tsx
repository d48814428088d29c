import { useQuery } from '@tanstack/react-query'
import { workplaceCalls } from '../../lib/calls/workplace-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
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
  const { data: locations = [] } = useQuery(query(workplaceCalls.locations, {}))
  const clinics = locations.flatMap(({ hospital, clinics: of }) =>
    of.flatMap(({ id, name }) =>
      id === null ? [] : { value: String(id), label: `${hospital.name}, ${name}` },
    ),
  )
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
