import type { RxStatus } from '#contract/prescriptions.ts'
import type { TagTone } from '../ui/Tag.tsx'

/** Colour of the tag of each prescription state. */
export const stateTag: Record<RxStatus, TagTone> = {
  available: 'accent',
  partially_filled: 'accent',
  filled: 'ok',
  rejected: 'plain',
  expired: 'plain',
  scheduled: 'outline',
  paused: 'warn',
}
