import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Severity } from '#contract/safety.ts'
import { useTexts } from '../../lib/texts.ts'
import { Tag, type TagTone } from '../Tag.tsx'

const looks: Record<Severity, { icon: LucideIcon; tone: TagTone }> = {
  contraindicated: { icon: OctagonAlert, tone: 'stop' },
  serious: { icon: TriangleAlert, tone: 'warn' },
  moderate: { icon: CircleAlert, tone: 'warn' },
  minor: { icon: Info, tone: 'outline' },
}

/** Severity of a finding as a word, a shape and a colour, so that it never depends on colour alone. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const texts = useTexts('safety')
  const { icon: Icon, tone } = looks[severity]
  return (
    <Tag tone={tone}>
      <Icon aria-hidden className="size-4" />
      {texts.severity[severity]}
    </Tag>
  )
}
