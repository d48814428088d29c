import { useTexts } from '../../../lib/texts.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { ReasonForm } from './reason.ts'

interface ReasonFieldsProps {
  form: ReasonForm
}

/** Fields for the reason why a prescription is cancelled or a series is stopped: a choice from a list, and a note. */
export function ReasonFields({ form }: ReasonFieldsProps) {
  const { reasons } = useTexts('end-reasons')
  const { cancelDialog: texts } = useTexts('prescription')
  const isOther = form.values.reason === 'other'
  return (
    <>
      <Select
        {...form.field('reason')}
        label={texts.reason}
        options={[
          { value: '', label: texts.choose, disabled: true },
          ...Object.entries<string>(reasons).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextField
        {...form.field('note')}
        label={isOther ? texts.other : texts.note}
        optional={!isOther}
        autoComplete="off"
        maxLength={200}
      />
    </>
  )
}
