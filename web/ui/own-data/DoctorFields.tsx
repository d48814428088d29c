import type { useForm } from '../../lib/form.ts'
import type { profileValues } from '../../lib/account/profile-values.ts'
import { useTexts } from '../../lib/texts.ts'
import { PhoneField } from '../fields/PhoneField.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'

interface DoctorFieldsProps {
  form: ReturnType<typeof useForm<ReturnType<typeof profileValues>>>
  /** Whether the form of address can be left open, because it was never chosen. */
  isNew: boolean
  /** CSS classes of the name field, which may be wider than the other fields. */
  className?: string
}

/** Fields for the doctor's name, form of address and telephone. */
export function DoctorFields({ form, isNew, className }: DoctorFieldsProps) {
  const texts = useTexts('profile')
  const { onChange: _typed, ...phone } = form.field('phone')
  return (
    <>
      <TextField
        {...form.field('name')}
        label={texts.fields.name}
        hint={texts.hints.name}
        autoComplete="name"
        maxLength={160}
        className={className}
      />
      <Select
        {...form.field('female')}
        label={texts.fields.title}
        options={[
          ...(isNew ? [{ value: '', label: texts.titles.none }] : []),
          { value: 'yes', label: texts.titles.female },
          { value: 'no', label: texts.titles.male },
        ]}
      />
      <PhoneField
        {...phone}
        onValue={(value) => form.set('phone', value)}
        label={texts.fields.phone}
        autoComplete="tel"
      />
    </>
  )
}
