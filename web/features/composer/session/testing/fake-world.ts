import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { type ComposerDraft, emptyDraft } from '../../draft/draft.ts'
import { requestBody } from '../../issue/request-body.ts'
import { draftDesk } from '../draft-desk.ts'
import { type DraftOpening, storageOf } from '../draft-state.ts'
import { Expectations } from './expectations.ts'
import { FakeAccount } from './fake-account.ts'
import { FakeClock, flushPromises } from './fake-clock.ts'
import { FakeDevice } from './fake-device.ts'
import { FakeLine } from './fake-line.ts'
import { fakePorts, LOST_ANSWER } from './fake-ports.ts'
import type { FakeTab } from './fake-tab.ts'

/**
 * One doctor with two devices, a tab or two on each, one account and an unreliable network. The world records what a doctor would
 * expect: every word that was written, and which issues were requested or called off.
 */
export class FakeWorld {
  readonly clock = new FakeClock()
  readonly account = new FakeAccount()
  readonly line = new FakeLine()
  readonly devices = [new FakeDevice(), new FakeDevice()]
  readonly tabs: FakeTab[] = []
  readonly all: FakeTab[] = []
  readonly expected = new Expectations()
  private count = 0

  readonly fresh = (word: string): string => `${word}-${String((this.count += 1)).padStart(6, '0')}`

  /** Opens the composer on a device: with the draft that was left there last, or with `id` of the account. */
  async open(deviceNumber: number, id?: string): Promise<void> {
    const device = this.devices[deviceNumber % this.devices.length]
    if (!device || this.tabs.length > 3) return
    const found = this.found(device, id)
    const opening = found ?? { words: emptyBody(this.fresh('begun')), isKept: false }
    const name = this.fresh('tab')
    const read = device.rows.get(opening.words.idempotencyKey)?.stamp
    const desk = draftDesk(fakePorts(this, { name, device }, read), opening)
    const tab: FakeTab = {
      name,
      device,
      desk,
      isIn: true,
      isOpen: true,
      behind: new Set(),
      told: [],
      discarded: [],
    }
    desk.onNews((news) => {
      tab.told.push(news.kind)
      // After a conflict two drafts exist, and both may be issued, unless this page had already sent the draft that was written
      // elsewhere.
      const isSent = news.kind === 'stale' && this.expected.sent.has(`${name} ${news.other}`)
      if (isSent) this.expected.roots.set(desk.get().words.idempotencyKey, this.expected.rootOf(news.other))
    })
    this.tabs.push(tab)
    this.all.push(tab)
    desk.send({ kind: 'opened' })
    await flushPromises()
  }

  /** The draft that a tab opens, by the rules of `draft/found-start`. */
  private found(device: FakeDevice, id: string | undefined): DraftOpening<DraftBody> | undefined {
    const row = id === undefined ? [...device.rows.values()].at(-1) : device.rows.get(id)
    if (!row) return id === undefined ? undefined : this.inAccount(id)
    const { words, base, isSaved, isSent, queued } = row
    const here = { words: { ...words }, base, isSaved, isSent, queued, isKept: true, isOnDevice: true }
    if (!isSaved || queued || !this.line.isUp) return here
    const there = this.account.drafts.get(words.idempotencyKey)
    if (there?.version === base.version) return here
    device.rows.delete(words.idempotencyKey)
    const found = this.inAccount(words.idempotencyKey)
    return found && { ...found, isSent }
  }

  private inAccount(id: string): DraftOpening<DraftBody> | undefined {
    const there = this.account.drafts.get(id)
    if (!there || !this.line.isUp) return undefined
    const base = { version: there.version, over: there.save, unanswered: [] }
    return { words: { ...there.body }, base, isSaved: true, isKept: false }
  }

  tab(n: number): FakeTab | undefined {
    return this.tabs[n % Math.max(1, this.tabs.length)]
  }

  /** Replaces the text of the draft. The old text may be lost, unless another screen or a prescription has it. */
  async write(tab: FakeTab): Promise<void> {
    const { words } = tab.desk.get()
    this.expected.owed.delete(words.extras)
    const extras = this.fresh('words')
    this.expected.owed.add(extras)
    if (tab.desk.get().issue.at === 'waiting') this.expected.stop(tab.name, words.idempotencyKey)
    tab.desk.send({ kind: 'written', words: { ...words, extras }, isChange: true })
    await flushPromises()
    this.revoke(tab, words.idempotencyKey)
  }

  /**
   * Simulates a change that the page itself computes from what the doctor wrote: the draft gets a new object with the same
   * content.
   */
  async follow(tab: FakeTab): Promise<void> {
    const { words } = tab.desk.get()
    tab.desk.send({ kind: 'written', words: { ...words }, isChange: false })
    await flushPromises()
  }

  async press(tab: FakeTab): Promise<void> {
    const { words, issue } = tab.desk.get()
    if (words.extras === '' || issue.at !== 'none') return
    const body = requestBody({ ...words, patient: null } satisfies ComposerDraft, null)
    this.expected.press({ id: words.idempotencyKey, body, by: tab.name })
    this.expected.sent.add(`${tab.name} ${words.idempotencyKey}`)
    tab.desk.send({ kind: 'issue', body })
    await flushPromises()
  }

  async stop(tab: FakeTab): Promise<void> {
    const { words, issue } = tab.desk.get()
    if (issue.at !== 'waiting') return
    this.expected.stop(tab.name, words.idempotencyKey)
    tab.desk.send({ kind: 'stop-waiting' })
    await flushPromises()
    this.revoke(tab, words.idempotencyKey)
  }

  async discard(tab: FakeTab): Promise<void> {
    const { words, issue } = tab.desk.get()
    if (issue.at === 'sending' || issue.at === 'issued') return
    this.expected.owed.delete(words.extras)
    tab.discarded.push(words)
    this.expected.stop(tab.name, words.idempotencyKey)
    tab.desk.discard(emptyBody(this.fresh('begun')))
    await flushPromises()
    if (issue.at !== 'waiting')
      this.expected.unpress((one) => one.id === words.idempotencyKey && one.by === tab.name)
  }

  async bringBack(tab: FakeTab): Promise<void> {
    const words = tab.discarded.pop()
    if (!words || tab.desk.get().issue.at === 'sending') return
    if (words.extras !== '') this.expected.owed.add(words.extras)
    this.remember(tab)
    tab.desk.show(words)
    await flushPromises()
  }

  async another(tab: FakeTab): Promise<void> {
    if (tab.desk.get().issue.at !== 'none') return
    this.remember(tab)
    tab.desk.show(emptyBody(this.fresh('begun')))
    await flushPromises()
  }

  /** Closes the page as a user does: the written text is stored before the page is gone. */
  async close(tab: FakeTab): Promise<void> {
    tab.desk.send({ kind: 'store-now' })
    await flushPromises()
    this.forgive(tab)
    this.tabs.splice(this.tabs.indexOf(tab), 1)
    tab.isIn = false
    tab.isOpen = false
  }

  /** Opens another page of the product in the same tab. */
  async leave(tab: FakeTab): Promise<void> {
    this.remember(tab)
    void tab.desk.leave()
    await flushPromises()
    this.tabs.splice(this.tabs.indexOf(tab), 1)
  }

  /** Accepts the loss of text that a page could store nowhere, after the page has said so. */
  private forgive(tab: FakeTab): void {
    const state = tab.desk.get()
    const isUnder = tab.device.isSlow && state.words !== state.device.has
    if (storageOf(state) === 'failed' || tab.device.isFull || isUnder)
      this.expected.owed.delete(state.words.extras)
    for (const words of tab.behind) this.expected.owed.delete(words)
  }

  private remember({ desk, device, behind, name }: FakeTab): void {
    const { words, isUnsure } = desk.get()
    const stamp = device.rows.get(words.idempotencyKey)?.stamp
    const isOthers = stamp !== undefined && !stamp.startsWith(name)
    if (!device.isFull && !device.isSlow && !isOthers && storageOf(desk.get()) !== 'failed') return
    // The server may have issued the draft. The draft's text is then not moved to another id, and the page has told the doctor
    // that the text is stored nowhere.
    if (isUnsure) this.expected.owed.delete(words.extras)
    else behind.add(words.extras)
  }

  async takeBack(device: FakeDevice): Promise<void> {
    const row = [...device.rows.values()].find(({ queued }) => queued)
    if (!row) return
    const { idempotencyKey: id } = row.words
    void this.takenBack(device, id)
    await flushPromises()
  }

  /**
   * Stores on the device that a draft no longer waits to be issued.
   * @returns undefined when the device could not store that, and the draft still waits
   */
  async takenBack(device: FakeDevice, id: string): Promise<boolean | undefined> {
    const body = device.rows.get(id)?.queued
    const isInTime = await device.takeBack(id).catch(() => undefined)
    if (isInTime) this.expected.unpress((one) => one.id === id && one.body === body)
    return isInTime
  }

  /** Once the page says that no issue is under way, no further request to issue may be sent. */
  private revoke({ desk, name }: FakeTab, id: string): void {
    if (desk.get().issue.at === 'none') this.expected.unpress((one) => one.id === id && one.by === name)
  }

  /** Issues the drafts that wait on the device, as another tab does, or the next page of this tab. */
  async issueWaiting(device: FakeDevice): Promise<void> {
    for (const { words, queued } of device.rows.values()) {
      if (!queued) continue

      const { idempotencyKey: id } = words
      const send = (body: NewPrescription) => {
        this.expected.send(id, body, '')
        return this.line.ask(() => this.account.issue(id, body), LOST_ANSWER)
      }
      void device.issueWaiting(
        id,
        send,
        () => true,
        () => 'send',
      )
    }
    await flushPromises()
  }

  /** Logs out every tab of the device; drafts that the account has are removed from the device. */
  async logOut(tab: FakeTab): Promise<void> {
    const { device } = tab
    const here = this.tabs.filter((one) => one.device === device)
    await this.clock.advance(100)
    for (const one of here) void one.desk.leave()
    await flushPromises()
    for (const one of here) {
      this.forgive(one)
      this.tabs.splice(this.tabs.indexOf(one), 1)
    }
    for (const one of this.all.filter((other) => other.device === device && other.isIn)) {
      this.forgive(one)
      one.isIn = false
    }

    for (const [id, { isSaved, queued }] of device.rows) if (isSaved && !queued) device.rows.delete(id)
  }

  /** Throws when an expectation that must hold at any time is broken. */
  check(): void {
    const faults = [
      ...this.expected.complaints,
      ...this.lost(),
      ...this.expected.twice([...this.account.issued.keys()]),
    ]
    if (faults.length > 0) throw new Error(faults.join('; '))
  }

  private lost(): string[] {
    const somewhere = [
      ...this.all.filter(({ isIn }) => isIn).flatMap(({ behind }) => [...behind]),

      ...this.tabs.map(({ desk }) => desk.get().words.extras),
      ...this.devices.flatMap(({ rows }) => [...rows.values()].map(({ words }) => words.extras)),
      ...[...this.account.drafts.values()].map(({ body }) => body.extras),
      ...[...this.account.issued.values()].map(({ extras }) => extras),
      ...this.account.ended,
    ]
    return [...this.expected.owed]
      .filter((words) => !somewhere.includes(words))
      .map((words) => `${words} are lost`)
  }
}

const emptyBody = (id: string): DraftBody => ({ ...emptyDraft(id), patient: null })
