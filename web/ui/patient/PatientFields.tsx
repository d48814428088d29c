import { checkDateOrAge } from '#contract/values/date-or-age.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { PhoneField } from '../fields/PhoneField.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { withCurp } from './patient-values.ts'
import type { OpenPatientForm } from './use-patient-form.ts'

/** Fields for identity and contact data. A CURP fills in the date of birth and the sex that are part of it. */
export function PatientFields({ form, today }: { form: OpenPatientForm; today: string }) {
  const texts = useTexts('patients')
  const { onChange: _typed, ...phone } = form.field('phone')
  const { onBlur: leaveCurp, ...curp } = form.field('curp')
  return (
    <>
      <TextField
        {...form.field('name')}
        label={texts.name}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={160}
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('birth')}
        label={texts.birth}
        autoComplete="off"
        maxLength={10}
        hint={<BirthRead text={form.values.birth} today={today} />}
      />
      <Select
        {...form.field('gender')}
        label={texts.sex}
        options={[
          { value: '', label: texts.sexNone },
          { value: 'F', label: texts.sexes.F },
          { value: 'M', label: texts.sexes.M },
          { value: 'O', label: texts.sexOther },
        ]}
      />
      <TextField
        {...form.field('email')}
        label={texts.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        hint={texts.emailHint}
      />
      <PhoneField
        {...phone}
        value={form.values.phone}
        onValue={(value) => form.set('phone', value)}
        label={texts.phone}
        optional
        autoComplete="off"
      />
      <TextField
        {...curp}
        label={texts.curp}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={18}
        onBlur={() => {
          leaveCurp()
          const { birth, gender } = withCurp(form.values)
          form.set('birth', birth)
          form.set('gender', gender)
        }}
      />
    </>
  )
}

/** Sentence that says how the typed date of birth or age was understood, shown before the patient is saved. */
function BirthRead({ text, today }: { text: string; today: string }) {
  const texts = useTexts('patients')
  const birth = checkDateOrAge(text, today)
  if (!birth.ok) return texts.birthHint
  const { approximate, dateOfBirth } = birth.value
  return approximate
    ? texts.birthApproximate(dateOfBirth.slice(0, 4))
    : texts.birthRead(formatDay(dateOfBirth))
}
