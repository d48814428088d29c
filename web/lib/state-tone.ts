import type { RxStatus } from '#contract/prescriptions.ts'
import type { BannerTone } from '../ui/notices/Banner.tsx'

/** How a prescription's state looks to who is about to dispense it. */
export const stateTone: Record<RxStatus, BannerTone> = {
  available: 'ok',
  partially_filled: 'ok',
  filled: 'plain',
  rejected: 'stop',
  expired: 'warn',
  scheduled: 'warn',
  paused: 'stop',
}
