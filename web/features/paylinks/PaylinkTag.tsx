import type { PaylinkState } from '#contract/paylinks/paylink-state.ts'
import { useTexts } from '../../lib/texts.ts'
import { Tag, type TagTone } from '../../ui/Tag.tsx'

const tones: Record<PaylinkState, TagTone> = {
  pending: 'outline',
  reported: 'accent',
  paid: 'ok',
  expired: 'plain',
  cancelled: 'plain',
  refunded: 'plain',
}

/** State of a payment link in words. */
export function PaylinkTag({ state }: { state: PaylinkState }) {
  const texts = useTexts('paylinks')
  return <Tag tone={tones[state]}>{texts.state[state]}</Tag>
}
