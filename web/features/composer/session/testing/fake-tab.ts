import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { DraftDesk } from '../draft-desk.ts'
import type { FakeDevice } from './fake-device.ts'

/** A composer that is open in a tab. */
export interface FakeTab {
  name: string
  device: FakeDevice
  desk: DraftDesk<DraftBody>
  /** Whether the tab is logged in and not closed. */
  isIn: boolean
  /** Whether the tab is not closed. A closed tab does nothing any more; a tab that is only logged out can still act. */
  isOpen: boolean
  /** Texts of drafts that were left while the device could not store them: the tab goes on trying to save them. */
  behind: Set<string>
  /** Kinds of the news (DraftNews) that the tab's drafts reported to their page, in order. */
  told: string[]
  /** Discarded drafts that the doctor can bring back, the last one at the end. */
  discarded: DraftBody[]
}
