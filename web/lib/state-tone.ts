import type { RxStatus } from '#contract/prescriptions.ts'
import type { BannerTone } from '../ui/notices/Banner.tsx'

/** Tone of the banner that shows a prescription's state to a pharmacy. */
export const stateTone: Record<RxStatus, BannerTone> = {
  available: 'ok',
  partially_filled: 'ok',
  filled: 'plain',
  rejected: 'stop',
  expired: 'warn',
  scheduled: 'warn',
  paused: 'stop',
}
