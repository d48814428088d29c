import type { Finding, Severity } from '#contract/safety.ts'
import { useTexts } from '../../lib/texts.ts'
import { Tag, type TagTone } from '../Tag.tsx'
import { severityIcon } from './severity-icon.ts'
import { warningWord } from './warning-word.ts'

const tones: Record<Severity, TagTone> = {
  contraindicated: 'stop',
  serious: 'warn',
  moderate: 'warn',
  minor: 'outline',
}

/** Severity of a finding as a word, a shape and a colour, so that it never depends on colour alone. */
export function SeverityMark({ finding }: { finding: Pick<Finding, 'severity' | 'kind'> }) {
  const texts = useTexts('safety')
  const Icon = severityIcon[finding.severity]
  const word = warningWord(finding.severity, [finding])
  return (
    <Tag tone={tones[finding.severity]}>
      <Icon aria-hidden className="size-4" />
      {word === 'overdose' ? texts.overdose : texts.severity[word]}
    </Tag>
  )
}
