import type { Severity } from '#contract/safety.ts'
import { useTexts } from '../../lib/texts.ts'
import { Tag, type TagTone } from '../Tag.tsx'
import { severityIcon } from './severity-icon.ts'

const tones: Record<Severity, TagTone> = {
  contraindicated: 'stop',
  serious: 'warn',
  moderate: 'warn',
  minor: 'outline',
}

/** Severity of a finding as a word, a shape and a colour, so that it never depends on colour alone. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const texts = useTexts('safety')
  const Icon = severityIcon[severity]
  return (
    <Tag tone={tones[severity]}>
      <Icon aria-hidden className="size-4" />
      {texts.severity[severity]}
    </Tag>
  )
}
