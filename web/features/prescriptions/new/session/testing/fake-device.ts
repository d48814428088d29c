import type { DraftBody } from '#contract/drafts.ts'
import type { IssueAnswer } from '../../../../../lib/issue-queue.ts'
import type { DeviceAnswer, DeviceCopy } from '../draft-state.ts'

interface Row extends DeviceCopy<DraftBody> {
  stamp: string
}

/** What one browser keeps, for all of its tabs, with the rules of `lib/draft-storage` and `lib/issue-queue`. */
export class FakeDevice {
  readonly rows = new Map<string, Row>()
  isFull = false
  private isSlow = false
  private waking: (() => void)[] = []
  private writes = 0

  private locks = new Map<string, Promise<unknown>>()

  isOurs(id: string, tab: string, read: string | undefined): boolean {
    const stamp = this.rows.get(id)?.stamp
    return stamp === undefined || stamp.startsWith(tab) || stamp === read
  }

  async keep(copy: DeviceCopy<DraftBody>, tab: string, read: string | undefined): Promise<DeviceAnswer> {
    await Promise.resolve()
    if (this.isFull) return 'failed'
    const id = copy.words.idempotencyKey
    if (!this.isOurs(id, tab, read)) return 'other'
    this.writes += 1
    this.rows.set(id, { ...copy, stamp: `${tab} ${this.writes}` })
    return 'kept'
  }

  async drop(id: string, tab: string, read: string | undefined): Promise<void> {
    await Promise.resolve()
    if (this.isOurs(id, tab, read)) this.rows.delete(id)
  }

  /** Slow, it reads, and says what it read later. */
  slow(isSlow: boolean): void {
    this.isSlow = isSlow
    if (!isSlow) for (const wake of this.waking.splice(0)) wake()
  }

  private alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const done = (this.locks.get(id) ?? Promise.resolve()).then(work)
    this.locks.set(id, done)
    return done
  }

  unqueue(id: string): boolean {
    const row = this.rows.get(id)
    if (row) this.rows.set(id, { ...row, queued: null })
    return row !== undefined
  }

  issueWaiting(
    id: string,
    send: (body: NonNullable<Row['queued']>) => Promise<IssueAnswer>,
    isAlive: () => boolean,
    isWanted: () => boolean,
  ): Promise<IssueAnswer> {
    return this.alone(id, async () => {
      const row = this.rows.get(id)
      if (this.isSlow) await new Promise<void>((resolve) => this.waking.push(resolve))
      if (!row?.queued) return { is: 'taken-back', isThere: row !== undefined }
      if (!isWanted()) return { is: 'taken-back', isThere: this.unqueue(id) }
      const answer = await send(row.queued)
      if (!isAlive()) return answer
      if (answer.is === 'issued' && this.rows.get(id)?.queued) this.rows.delete(id)
      if (answer.is === 'refused') this.unqueue(id)
      return answer
    })
  }

  takeBack(id: string): Promise<boolean> {
    return this.alone(id, () => Promise.resolve(this.unqueue(id)))
  }
}
