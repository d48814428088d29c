import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { IssueAnswer, Wish } from '../../../../lib/drafts/issue-queue.ts'
import type { DeviceAnswer, DeviceCopy } from '../draft-state.ts'

interface Row extends DeviceCopy<DraftBody> {
  stamp: string
}

/**
 * The storage of one browser, shared by its tabs, with the rules of `lib/drafts/draft-storage` and
 * `lib/drafts/issue-queue`.
 */
export class FakeDevice {
  readonly rows = new Map<string, Row>()
  isFull = false
  isSlow = false
  private waking: (() => void)[] = []
  private writes = 0

  private locks = new Map<string, Promise<unknown>>()

  isOurs(id: string, tab: string, read: string | undefined): boolean {
    const stamp = this.rows.get(id)?.stamp
    return stamp === undefined || stamp.startsWith(tab) || stamp === read
  }

  /**
   * Stores a copy of a draft, by the rules of the real device.
   * @param isAlive whether the tab is open: a write that a closed tab had begun is dropped
   */
  async keep(
    copy: DeviceCopy<DraftBody>,
    tab: string,
    read: string | undefined,
    isAlive: () => boolean,
    wish: () => Wish,
  ): Promise<DeviceAnswer> {
    await this.awake()
    if (this.isFull || !isAlive()) return 'failed'
    const id = copy.words.idempotencyKey
    if (!this.isOurs(id, tab, read)) return 'other'
    this.writes += 1
    const queued = wish() === 'stop' ? null : copy.queued
    this.rows.set(id, { ...copy, queued, stamp: `${tab} ${this.writes}` })
    return 'kept'
  }

  async drop(id: string, tab: string, read: string | undefined): Promise<void> {
    await Promise.resolve()
    if (this.isOurs(id, tab, read)) this.rows.delete(id)
  }

  /**
   * Makes the device slow, or fast again. A slow device reads and writes nothing until it is fast again; its reads then give the
   * state from before its writes.
   */
  slow(isSlow: boolean): void {
    this.isSlow = isSlow
    if (!isSlow) for (const wake of this.waking.splice(0)) wake()
  }

  private async awake(): Promise<void> {
    if (this.isSlow) await new Promise<void>((resolve) => this.waking.push(resolve))
  }

  private alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const done = (this.locks.get(id) ?? Promise.resolve()).then(work)
    this.locks.set(
      id,
      done.catch(() => undefined),
    )
    return done
  }

  /**
   * Removes the request to issue from a stored draft.
   * @returns whether the device still has the draft
   * @throws when the device is full
   */
  private unqueue(id: string, isSent: boolean): boolean {
    const row = this.rows.get(id)
    if (row && this.isFull) throw new Error('the device is full')
    if (row) this.rows.set(id, { ...row, queued: null, isSent })
    return row !== undefined
  }

  issueWaiting(
    id: string,
    send: (body: NonNullable<Row['queued']>) => Promise<IssueAnswer>,
    isAlive: () => boolean,
    wish: () => Wish,
  ): Promise<IssueAnswer> {
    return this.alone<IssueAnswer>(id, async () => {
      const row = this.rows.get(id)
      await this.awake()
      if (!isAlive()) return LOST
      if (!row?.queued) return { is: 'taken-back', isThere: row !== undefined }
      const wanted = wish()
      if (wanted === 'later') return LOST
      if (wanted === 'stop') return { is: 'taken-back', isThere: this.unqueue(id, true) }
      const answer = await send(row.queued)
      if (!isAlive()) return answer
      if (answer.is === 'issued' && this.rows.get(id)?.queued) this.rows.delete(id)
      if (answer.is === 'refused') this.unqueue(id, answer.isUnsure)
      return answer
    }).catch(() => LOST)
  }

  /**
   * Stores that a draft no longer waits to be issued. Rejects when the device is full: the draft then still waits.
   */
  takeBack(id: string): Promise<boolean> {
    return this.alone(id, async () => this.unqueue(id, true))
  }
}

const LOST: IssueAnswer = { is: 'lost', error: new Error('no answer') }
