import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { DraftDesk } from '../draft-desk.ts'
import type { FakeDevice } from './fake-device.ts'

/** A composer that is open in a tab. */
export interface FakeTab {
  name: string
  device: FakeDevice
  desk: DraftDesk<DraftBody>
  /** Logged in, and not closed. */
  isIn: boolean
  /** What is closed does nothing any more; what is logged out might. */
  isOpen: boolean
  /** Words that were left while the device could keep none: the tab goes on trying to save them. */
  behind: Set<string>
  /** What the page said, in its order. */
  told: string[]
  /** What was discarded last, to be brought back. */
  discarded: DraftBody[]
}
