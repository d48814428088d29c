import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer } from '../../../../lib/drafts/issue-queue.ts'
import type { DraftPorts } from '../ports.ts'
import type { FakeTab } from './fake-tab.ts'
import type { Expectations } from './expectations.ts'
import type { FakeAccount } from './fake-account.ts'
import type { FakeClock } from './fake-clock.ts'
import type { FakeDevice } from './fake-device.ts'
import type { FakeLine } from './fake-line.ts'

/** The parts of the fake world that the ports of a tab use. */
interface WorldOfTab {
  clock: FakeClock
  line: FakeLine
  account: FakeAccount
  expected: Expectations
  /** Tabs that are open; `all`: every tab that was ever opened. */
  tabs: readonly FakeTab[]
  all: readonly FakeTab[]
  fresh: (word: string) => string
  takenBack: (device: FakeDevice, id: string) => Promise<boolean | undefined>
}

export const LOST_ANSWER: IssueAnswer = { is: 'lost', error: new Error('network') }

/**
 * Ports of a tab in the fake world. Whatever the tab begins after its logout is recorded as a failure of the test.
 * @param read the stamp of the device's copy when the tab read it
 */
export function fakePorts(
  world: WorldOfTab,
  { name, device }: Pick<FakeTab, 'name' | 'device'>,
  read: string | undefined,
): DraftPorts<DraftBody> {
  const { line, account, expected } = world
  const self = (): FakeTab | undefined => world.all.find((tab) => tab.name === name)
  const isIn = () => self()?.isIn ?? true
  const isAlive = () => self()?.isOpen ?? true
  const asked = <T>(work: () => T): T => {
    if (!isIn()) expected.complaints.push(`${name} acts after its logout`)
    return work()
  }
  const issue = (id: string, body: NewPrescription) => {
    expected.send(id, body, name)
    return asked(() => line.ask(() => account.issue(id, body), LOST_ANSWER))
  }
  return {
    newId: () => world.fresh('made'),
    session: () => (isIn() ? 'in' : 'out'),
    clock: { after: (ms, run) => world.clock.after(ms, run) },
    device: {
      keep: async (copy, wish) => {
        const own = self()
        const isLeft = own !== undefined && !world.tabs.includes(own)
        const { extras } = copy.words
        // A page that was left goes on trying to save content that the device refused or has not stored yet.
        if (isLeft) own.behind.add(extras)
        const answer = await asked(() => device.keep(copy, name, read, isAlive, wish))
        if (isLeft && answer !== 'failed') own.behind.delete(extras)
        return answer
      },
      drop: (id) => asked(() => device.drop(id, name, read)),
    },
    account: {
      save: (id, call, words) =>
        asked(() =>
          line.ask(() => account.save(id, call, words), { is: 'failed', why: new Error('network') }),
        ),
      remove: (id, over) => asked(() => line.ask(() => account.remove(id, over), 'lost')),
    },
    network: {
      issue,
      takeBack: async (id) => {
        if (!isAlive()) return LOST_ANSWER
        const isThere = await world.takenBack(device, id)
        return isThere === undefined ? { is: 'stuck' } : { is: 'taken-back', isThere }
      },
      issueWaiting: (id, body, isOnDevice, wish) =>
        asked(() =>
          isOnDevice
            ? device.issueWaiting(id, (queued) => issue(id, queued), isAlive, wish)
            : issue(id, body),
        ),
    },
  }
}
