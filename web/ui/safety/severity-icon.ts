import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Severity } from '#contract/safety.ts'

/** Icon of a severity: its shape alone tells it from the others. */
export const severityIcon: Record<Severity, LucideIcon> = {
  contraindicated: OctagonAlert,
  serious: TriangleAlert,
  moderate: CircleAlert,
  minor: Info,
}
