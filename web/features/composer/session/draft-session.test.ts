import fc from 'fast-check'
import { test } from 'vitest'
import { FakeWorld } from './testing/fake-world.ts'
import { settleAndCheck } from './testing/rest.ts'

/* Model-based test of the life of drafts, with random events in any order. */

interface Act {
  does: string
  to: (world: FakeWorld, n: number) => Promise<unknown> | void
}

type Tab = NonNullable<ReturnType<FakeWorld['tab']>>

const onTab = (act: (world: FakeWorld, tab: Tab) => Promise<void>) => async (world: FakeWorld, n: number) => {
  const tab = world.tab(n)
  if (tab) await act(world, tab)
}
const onDevice =
  (act: (world: FakeWorld, device: FakeWorld['devices'][number]) => Promise<void> | void) =>
  (world: FakeWorld, n: number) => {
    const device = world.devices[n % world.devices.length]
    return device && act(world, device)
  }

/** Events that the test chooses from, each with its weight in the random choice: a doctor mostly writes and waits. */
const acts: [weight: number, act: Act][] = [
  [6, { does: 'writes', to: onTab((world, tab) => world.write(tab)) }],
  [2, { does: 'reads its words', to: onTab((world, tab) => world.follow(tab)) }],
  [4, { does: 'issues', to: onTab((world, tab) => world.press(tab)) }],
  [2, { does: 'stops the waiting', to: onTab((world, tab) => world.stop(tab)) }],
  [2, { does: 'discards', to: onTab((world, tab) => world.discard(tab)) }],
  [2, { does: 'brings back', to: onTab((world, tab) => world.bringBack(tab)) }],
  [1, { does: 'begins another', to: onTab((world, tab) => world.another(tab)) }],
  [2, { does: 'opens a tab', to: (world, n) => world.open(n) }],
  [
    1,
    { does: 'opens from the account', to: (world, n) => world.open(n, [...world.account.drafts.keys()][n]) },
  ],
  [1, { does: 'closes a tab', to: onTab((world, tab) => world.close(tab)) }],
  [1, { does: 'leaves the page', to: onTab((world, tab) => world.leave(tab)) }],
  [1, { does: 'logs out', to: onTab((world, tab) => world.logOut(tab)) }],
  [2, { does: 'takes back in the list', to: onDevice((world, device) => world.takeBack(device)) }],
  [2, { does: 'sends the queue', to: onDevice((world, device) => world.issueWaiting(device)) }],
  [2, { does: 'fills the device', to: onDevice((_world, device) => void (device.isFull = !device.isFull)) }],
  [1, { does: 'slows the device', to: onDevice((_world, device) => device.slow(true)) }],
  [2, { does: 'wakes the device', to: onDevice((_world, device) => device.slow(false)) }],
  [2, { does: 'breaks the line', to: (world) => world.line.cut() }],
  [3, { does: 'mends the line', to: (world) => void (world.line.isUp = true) }],
  [2, { does: 'hears of the network', to: onTab(async (_world, tab) => tab.desk.send({ kind: 'hurried' })) }],
  [3, { does: 'lets a call come to the account', to: (world, n) => world.line.arrive(n) }],
  [6, { does: 'answers a call', to: (world, n) => world.line.answer(n) }],
  [3, { does: 'loses a call or its answer', to: (world, n) => world.line.lose(n) }],
  [1, { does: 'refuses the next issue', to: (world) => void (world.account.isStrict = true) }],
  [
    4,
    {
      does: 'lets some time pass',
      to: (world, n) => world.clock.advance([50, 150, 1300, 5100, 9000][n % 5] ?? 0),
    },
  ],
]

class Command implements fc.AsyncCommand<object, FakeWorld> {
  private readonly act: Act
  private readonly n: number
  constructor(act: Act, n: number) {
    this.act = act
    this.n = n
  }
  check(): boolean {
    return true
  }
  async run(_model: object, world: FakeWorld): Promise<void> {
    await this.act.to(world, this.n)
    await world.clock.advance(0)
    world.check()
  }
  toString(): string {
    return `${this.act.does} (${this.n})`
  }
}

const commands = fc.commands(
  acts.flatMap(([weight, act]) =>
    Array.from({ length: weight }, () => fc.nat(9).map((n) => new Command(act, n))),
  ),
  { maxCommands: 60, size: 'max' },
)

test('in any order of events no draft is issued twice or unwanted, no word is lost, and nothing follows a logout', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (drawn) => {
      const world = new FakeWorld()
      await world.open(0)
      await fc.asyncModelRun(() => ({ model: {}, real: world }), drawn)
      await settleAndCheck(world)
    }),
    { numRuns: 1500, seed: 11 },
  )
}, 60_000)
