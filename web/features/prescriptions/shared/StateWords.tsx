import type { Prescription, RxStatus } from '#contract/prescriptions.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { stateTag } from '../../../lib/state-tag.ts'
import { needsResend } from './status.ts'

/** Style of the word for each state within a line of text; states of a prescription that is over are less striking. */
const stateWord: Record<RxStatus, string> = {
  available: 'text-ink-soft',
  partially_filled: 'font-semibold text-accent',
  filled: 'text-ok-ink',
  rejected: 'text-ink-faint',
  expired: 'text-ink-faint',
  scheduled: 'text-ink-soft',
  paused: 'text-warn-ink',
}

interface StateProps {
  status: Prescription['status']
}

/**
 * State of a prescription as a word within a line of text. For a prescription whose validity has not begun, the first day is
 * shown instead.
 */
export function StateWord({ status, valid_from: from }: Pick<Prescription, 'status' | 'valid_from'>) {
  const { list } = useTexts('prescriptions')
  const { state } = useTexts('prescription-states')
  const [code] = status.rx_status
  const isAhead = code === 'scheduled' && from !== undefined
  return <span className={stateWord[code]}>{isAhead ? list.from(formatDay(from)) : state[code]}</span>
}

/** Delivery state of a prescription's mail: grey text, or an amber tag when somebody has to act. */
export function DeliveryWord({ status }: StateProps) {
  const { delivery } = useTexts('prescription-states')
  const [code] = status.sent_status
  if (needsResend(status)) return <Tag tone="warn">{delivery[code]}</Tag>
  return <span className="text-ink-faint">{delivery[code]}</span>
}

/** State and delivery as tags, on the page of the prescription itself. */
export function StateTags({ status }: StateProps) {
  const texts = useTexts('prescription-states')
  const [state] = status.rx_status
  const [sent] = status.sent_status
  return (
    <span className="inline-flex flex-wrap gap-2 align-middle">
      <Tag tone={stateTag[state]}>{texts.state[state]}</Tag>
      <Tag tone={needsResend(status) ? 'warn' : 'plain'}>{texts.delivery[sent]}</Tag>
    </span>
  )
}
