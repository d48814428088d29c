import { expect, test } from 'vitest'
import type { FakeTab } from './testing/fake-tab.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { rest } from './testing/rest.ts'

/* Single cases of the life of a draft that once lost words or could issue them twice. */

/** The tab that was opened last. */
async function opened(world: FakeWorld, device: number, id?: string): Promise<FakeTab> {
  await world.open(device, id)
  const tab = world.tabs.at(-1)
  if (!tab) throw new Error('no tab was opened')
  return tab
}

/** Resolves once every call that is under way was answered, in the order in which they left. */
async function allAnswered({ line, clock }: FakeWorld): Promise<void> {
  while (!line.isQuiet) {
    line.answer(0)
    await clock.advance(0)
  }
}

const written = async (world: FakeWorld, tab: FakeTab): Promise<string> => {
  await world.write(tab)
  return tab.desk.get().words.extras
}

const inAccount = (world: FakeWorld) => [...world.account.drafts.values()].map(({ body }) => body.extras)

test('what one tab discards leaves the newer words that another tab has left with the account', async () => {
  const world = new FakeWorld()
  const first = await opened(world, 0)
  await world.write(first)
  await world.clock.advance(1300)
  first.device.isFull = true
  const newer = await written(world, first)
  const second = await opened(world, 0)
  world.line.answer(0)
  await world.clock.advance(0)
  await world.another(first)
  await world.discard(second)
  await allAnswered(world)

  expect(inAccount(world)).toEqual([newer])
  expect(second.told).toContain('newer-kept')
  await rest(world)
})

test('what is discarded on one device leaves what another wrote since, and both words are kept when that is undone', async () => {
  const world = new FakeWorld()
  const first = await opened(world, 0)
  const older = await written(world, first)
  await world.clock.advance(1300)
  await allAnswered(world)
  const { idempotencyKey: id } = first.desk.get().words
  const second = await opened(world, 1, id)
  const newer = await written(world, second)
  await world.clock.advance(1300)
  await allAnswered(world)
  await world.logOut(second)
  await world.discard(first)
  await allAnswered(world)
  expect(inAccount(world)).toEqual([newer])
  expect(first.told).toEqual(['newer-kept'])

  await world.bringBack(first)
  await rest(world)
  expect(inAccount(world).toSorted()).toEqual([older, newer].toSorted())
})

test('a removal that was never answered is asked for again, and takes nothing that came meanwhile', async () => {
  const world = new FakeWorld()
  const first = await opened(world, 0)
  await world.write(first)
  await world.clock.advance(1300)
  await allAnswered(world)
  const { idempotencyKey: id } = first.desk.get().words
  const second = await opened(world, 1, id)
  await world.discard(first)
  world.line.lose(0)
  const third = await opened(world, 0)
  await world.write(third)
  await world.clock.advance(1300)
  await allAnswered(world)
  await world.discard(third)
  world.line.lose(0)
  const newer = await written(world, second)
  await world.clock.advance(1300)
  await allAnswered(world)
  await world.clock.advance(5000)
  await allAnswered(world)
  // The first removal met other words, the second one took its own.
  expect(inAccount(world)).toEqual([newer])
  await rest(world)
})

test('what is discarded while it is being saved leaves the account with that save', async () => {
  const world = new FakeWorld()
  const tab = await opened(world, 0)
  await world.write(tab)
  await world.clock.advance(1300)
  await world.discard(tab)
  // Whatever left last comes first.
  world.line.answer(1)
  await allAnswered(world)
  expect(inAccount(world)).toEqual([])
  await rest(world)
})
