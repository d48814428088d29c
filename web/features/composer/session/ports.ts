import type { DraftBase } from '#contract/drafts/draft-base.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer, Wish } from '../../../lib/drafts/issue-queue.ts'
import type { DeviceAnswer, DeviceCopy, RemovalAnswer, SaveAnswer, Saving } from './draft-state.ts'
import type { Moment } from './steps.ts'

/** All that a draft's life needs of the world. None of the promises rejects: a failure is an answer. */
export interface DraftPorts<W> extends Pick<Moment, 'newId'> {
  session: () => Moment['session']
  clock: {
    /** @returns stops it */
    after: (ms: number, run: () => void) => () => void
  }
  device: {
    /** @param wish as below: what was stopped meanwhile is not kept as waiting */
    keep: (copy: DeviceCopy<W>, wish: () => Wish) => Promise<DeviceAnswer>
    /** Removes the copy of this page, and none of another tab. */
    drop: (id: string) => Promise<unknown>
  }
  account: {
    save: (id: string, call: Saving, words: W) => Promise<SaveAnswer>
    remove: (id: string, over: DraftBase) => Promise<RemovalAnswer>
  }
  network: {
    issue: (id: string, body: NewPrescription) => Promise<IssueAnswer>
    /**
     * What the device keeps for it is issued only while it is there, and by one page at a time.
     * @param wish asked last, because the device may take its time
     */
    issueWaiting: (
      id: string,
      body: NewPrescription,
      isOnDevice: boolean,
      wish: () => Wish,
    ) => Promise<IssueAnswer>
    /** Ends its waiting on the device. @returns `stuck`: the device does not take it, and it waits still */
    takeBack: (id: string) => Promise<IssueAnswer | { is: 'stuck' }>
  }
}
