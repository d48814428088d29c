import type { BuilderGroup } from '#contract/posology/builder.ts'

/** What each line of fields of one step of a dosage gets. */
export interface StepFieldsProps {
  group: BuilderGroup
  isLast: boolean
  presentation: string
  onChange: (group: BuilderGroup) => void
}

/** What the fields of one way to say how often (every n hours, at moments of the day …) get. */
export interface AnswerProps {
  /** The instructions say it in this way already. */
  isSaid: boolean
  group: BuilderGroup
  onChange: (group: BuilderGroup) => void
}
