import type { Prescription } from '#contract/prescriptions.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { deliveryTag, needsResend, stateTag, stateWord } from './status.ts'

interface StateProps {
  status: Prescription['status']
  className?: string
}

/** Where a prescription stands, as a word among others. */
export function StateWord({ status, className }: StateProps) {
  const { state } = useTexts('prescriptions')
  const [code] = status.rx_status
  return <span className={classNames(stateWord[code], className)}>{state[code]}</span>
}

/** Where its mail is: quiet unless somebody has to do something. */
export function DeliveryWord({ status, className }: StateProps) {
  const { delivery } = useTexts('prescriptions')
  const [code] = status.sent_status
  if (needsResend(code)) return <Tag tone={deliveryTag[code]}>{delivery[code]}</Tag>
  return <span className={classNames('text-ink-faint', className)}>{delivery[code]}</span>
}

/** Both, where the prescription is the page. */
export function StateTags({ status }: StateProps) {
  const texts = useTexts('prescriptions')
  const [state] = status.rx_status
  const [sent] = status.sent_status
  return (
    <span className="inline-flex flex-wrap gap-2 align-middle">
      <Tag tone={stateTag[state]}>{texts.state[state]}</Tag>
      <Tag tone={deliveryTag[sent]}>{texts.delivery[sent]}</Tag>
    </span>
  )
}
