import type { BuilderGroup } from '#contract/posology/builder.ts'

/** Props of the components that show the fields of one step of a dosage. */
export interface StepFieldsProps {
  group: BuilderGroup
  isLast: boolean
  presentation: string
  onChange: (group: BuilderGroup) => void
}

/** Props of the fields of one way to say how often (every n hours, at moments of the day …). */
export interface AnswerProps {
  /** Whether the instructions already state the frequency in this way; otherwise the fields are empty. */
  isSaid: boolean
  group: BuilderGroup
  onChange: (group: BuilderGroup) => void
}
