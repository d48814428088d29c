import type { Group } from '#contract/posology/builder.ts'
import { DoseFields } from './DoseFields.tsx'
import { DurationFields } from './DurationFields.tsx'
import { NeedFields } from './NeedFields.tsx'
import { TimingFields } from './TimingFields.tsx'

export interface StepFieldsProps {
  group: Group
  isLast: boolean
  presentation: string
  onChange: (group: Group) => void
}

/** The fields of one step. */
export const StepFields = (props: StepFieldsProps) => (
  <>
    <DoseFields {...props} />
    <TimingFields {...props} />
    <DurationFields {...props} />
    <NeedFields {...props} />
  </>
)
