import { DoseFields } from './DoseFields.tsx'
import { DurationFields } from './DurationFields.tsx'
import { NeedFields } from './NeedFields.tsx'
import type { StepFieldsProps } from './parts.ts'
import { TimingFields } from './TimingFields.tsx'

/** All fields of one step of a dosage. */
export const StepFields = (props: StepFieldsProps) => (
  <>
    <DoseFields {...props} />
    <TimingFields {...props} />
    <DurationFields {...props} />
    <NeedFields {...props} />
  </>
)
