import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Severity } from '#contract/safety.ts'

/** Icon of each severity. The shapes differ, so that a severity is recognised without its colour. */
export const severityIcon: Record<Severity, LucideIcon> = {
  contraindicated: OctagonAlert,
  serious: TriangleAlert,
  moderate: CircleAlert,
  minor: Info,
}
