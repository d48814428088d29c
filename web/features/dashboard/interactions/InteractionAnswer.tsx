import { CircleHelp, LoaderCircle } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { Explanation } from '../../../ui/safety/Explanation.tsx'
import { FindingList } from '../../../ui/safety/FindingList.tsx'
import { outcomeIcon } from '../../../ui/safety/outcome-icon.ts'
import { outcomeLines } from '../../../ui/safety/outcome-lines.ts'
import { type AskedDrug, interactionQuestion, canAsk, inScope } from './question.ts'
import { useInteractions } from './use-interactions.ts'

/**
 * Result of the check for interactions: the interactions that were found, the reason why nothing was checked, or the sentence
 * that none was found in what could be checked.
 */
export function InteractionAnswer({ drugs, patient }: { drugs: readonly AskedDrug[]; patient: string }) {
  const texts = useTexts('interactions')
  const safety = useTexts('safety')
  const question = interactionQuestion(drugs, patient)
  const { status, answer, again } = useInteractions(question)
  if (!canAsk(question)) return <p className="text-sm text-ink-faint">{texts.more}</p>
  if (status === 'failed')
    return (
      <div role="alert" className="grid gap-2">
        <Line icon={CircleHelp} text={texts.down} isStrong />
        <Button className="w-fit" onClick={again}>
          {safety.retry}
        </Button>
      </div>
    )
  if (!answer)
    return (
      <p className="flex items-start gap-2 text-ink-soft">
        <LoaderCircle aria-hidden className="mt-0.5 size-5 shrink-0 animate-spin" />
        {safety.checking}
      </p>
    )
  const shown = inScope(answer, patient !== '')
  const lines = outcomeLines(shown, true, safety)
  return (
    <div aria-busy={status === 'checking'} className="grid gap-2">
      {lines.map(({ kind, text, isStrong }) => (
        <Line key={text} icon={outcomeIcon[kind]} text={text} isStrong={isStrong} />
      ))}
      {shown.findings.length > 0 && <FindingList findings={shown.findings} label={texts.findings} />}
      {answer.explains && shown.findings.length > 0 && (
        <Explanation key={JSON.stringify(question)} question={question} />
      )}
      <p className="text-sm text-ink-faint">
        {patient === '' ? texts.scopeAlone : texts.scopePatient} {safety.version(answer.version)}.
      </p>
      <LiveRegion text={status === 'checking' ? '' : lines.map(({ text }) => text).join(' ')} />
    </div>
  )
}

function Line({ icon: Icon, text, isStrong }: { icon: typeof CircleHelp; text: string; isStrong: boolean }) {
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className={isStrong ? 'font-semibold text-ink' : 'text-ink-soft'}>{text}</span>
    </p>
  )
}
