import type { DraftBase } from '#contract/drafts/draft-base.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer, Wish } from '../../../lib/drafts/issue-queue.ts'
import type { DeviceAnswer, DeviceCopy, RemovalAnswer, SaveAnswer, Saving } from './draft-state.ts'
import type { Moment } from './steps.ts'

/**
 * Ports through which the state machine of a draft (draft-session.ts) uses clock, device, account and network. No promise
 * rejects: a failure is a result.
 */
export interface DraftPorts<W> extends Pick<Moment, 'newId'> {
  session: () => Moment['session']
  clock: {
    /**
     * Runs something after a time, ms.
     * @returns a function that cancels the timer
     */
    after: (ms: number, run: () => void) => () => void
  }
  device: {
    /**
     * Stores a copy of the draft on the device.
     * @param wish returns what the page wants at the moment of the write: a draft whose issue was called off meanwhile is not
     * stored as waiting
     */
    keep: (copy: DeviceCopy<W>, wish: () => Wish) => Promise<DeviceAnswer>
    /** Removes the copy of the draft that this page wrote on the device. A copy that another tab wrote stays. */
    drop: (id: string) => Promise<unknown>
  }
  account: {
    save: (id: string, call: Saving, words: W) => Promise<SaveAnswer>
    remove: (id: string, over: DraftBase) => Promise<RemovalAnswer>
  }
  network: {
    issue: (id: string, body: NewPrescription) => Promise<IssueAnswer>
    /**
     * Issues a draft that waits for the network. A draft that waits on the device is issued only while the device has its copy,
     * and by one page at a time.
     * @param wish returns what the page wants; called just before the call is sent, because the device may take its
     * time
     */
    issueWaiting: (
      id: string,
      body: NewPrescription,
      isOnDevice: boolean,
      wish: () => Wish,
    ) => Promise<IssueAnswer>
    /**
     * Stores on the device that a draft no longer waits to be issued.
     * @returns `stuck`: the device could not store that, and the draft still waits
     */
    takeBack: (id: string) => Promise<IssueAnswer | { is: 'stuck' }>
  }
}
