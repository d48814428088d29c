import { expect, test } from 'vitest'
import { storageOf } from './draft-state.ts'
import { answerAllRequests, openComposerTab, writeOnTab } from './testing/case-steps.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { settleAndCheck } from './testing/rest.ts'

/* Single cases in which the content of a draft was lost, or could be. */

const inAccount = (world: FakeWorld) => [...world.account.drafts.values()].map(({ body }) => body.extras)

test('a discard in one tab leaves newer content that another tab has saved', async () => {
  const world = new FakeWorld()
  const first = await openComposerTab(world, 0)
  await world.write(first)
  await world.clock.advance(1300)
  first.device.isFull = true
  const newer = await writeOnTab(world, first)
  const second = await openComposerTab(world, 0)
  world.line.answer(0)
  await world.clock.advance(0)
  await world.another(first)
  await world.discard(second)
  await answerAllRequests(world)

  expect(inAccount(world)).toEqual([newer])
  expect(second.told).toContain('newer-kept')
  await settleAndCheck(world)
})

test('a discard on one device leaves content that another has written since, and undoing keeps both', async () => {
  const world = new FakeWorld()
  const first = await openComposerTab(world, 0)
  const older = await writeOnTab(world, first)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  const { idempotencyKey: id } = first.desk.get().words
  const second = await openComposerTab(world, 1, id)
  const newer = await writeOnTab(world, second)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  await world.logOut(second)
  await world.discard(first)
  await answerAllRequests(world)
  expect(inAccount(world)).toEqual([newer])
  expect(first.told).toEqual(['newer-kept'])

  await world.bringBack(first)
  await settleAndCheck(world)
  expect(inAccount(world).toSorted()).toEqual([older, newer].toSorted())
})

test('a removal without a response is repeated, and removes nothing written since', async () => {
  const world = new FakeWorld()
  const first = await openComposerTab(world, 0)
  await world.write(first)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  const { idempotencyKey: id } = first.desk.get().words
  const second = await openComposerTab(world, 1, id)
  await world.discard(first)
  world.line.lose(0)
  const third = await openComposerTab(world, 0)
  await world.write(third)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  await world.discard(third)
  world.line.lose(0)
  const newer = await writeOnTab(world, second)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  await world.clock.advance(5000)
  await answerAllRequests(world)
  // The repeated removal of the first tab's draft found a newer version in the account, and left it. The repeated removal of the
  // third tab's draft removed that draft.
  expect(inAccount(world)).toEqual([newer])
  await settleAndCheck(world)
})

test('a draft discarded during a save is removed from the account with that save', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.clock.advance(1300)
  await world.discard(tab)
  // The request that was sent last arrives first.
  world.line.answer(1)
  await world.clock.advance(0)
  await answerAllRequests(world)
  expect(inAccount(world)).toEqual([])
  await settleAndCheck(world)
})

test('a new draft with the version number of a discarded one is not overwritten', async () => {
  const world = new FakeWorld()
  const first = await openComposerTab(world, 0)
  await world.write(first)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  const { idempotencyKey: id } = first.desk.get().words
  await world.close(first)
  const late = await openComposerTab(world, 1, id)
  await world.write(late)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  const here = await openComposerTab(world, 0, id)
  await world.discard(here)
  await answerAllRequests(world)
  await world.bringBack(here)
  let anew = ''
  for (const version of [1, 2]) {
    anew = await writeOnTab(world, here)
    await world.clock.advance(1300)
    await answerAllRequests(world)
    expect(world.account.drafts.get(id)).toMatchObject({ version, body: { extras: anew } })
  }

  const other = await writeOnTab(world, late)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  expect(late.told).toEqual(['stale'])
  await settleAndCheck(world)
  expect(inAccount(world).toSorted()).toEqual([anew, other].toSorted())
})

test('content restored while the device still writes is stored there again', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  const words = await writeOnTab(world, tab)
  tab.device.slow(true)
  await world.clock.advance(150)
  await world.discard(tab)
  tab.device.slow(false)
  await world.clock.advance(0)
  expect(tab.device.rows.size).toBe(0)
  await world.bringBack(tab)
  expect([...tab.device.rows.values()].map((row) => row.words.extras)).toEqual([words])
  await settleAndCheck(world)
})

test('content that a full device could not store is stored when the page closes', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.clock.advance(150)
  tab.device.isFull = true
  await world.clock.advance(1300)
  await answerAllRequests(world)
  tab.device.isFull = false
  await world.close(tab)
  expect([...tab.device.rows.values()]).toMatchObject([{ isSaved: true, base: { version: 1 } }])
})

test('a page says that its content is stored nowhere, even if the account refuses it', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  const { idempotencyKey: id } = tab.desk.get().words
  world.account.drafts.delete(id)
  tab.device.isFull = true
  await world.write(tab)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  expect(storageOf(tab.desk.get())).toBe('failed')
  tab.device.isFull = false
  await world.write(tab)
  await world.clock.advance(150)
  expect(storageOf(tab.desk.get())).toBe('gone')
})

test('a page recognises its own content, even if the response to its save was lost', async () => {
  const world = new FakeWorld()
  let tab = await openComposerTab(world, 0)
  for (const how of ['reloaded', 'reloaded once more', 'the line broke']) {
    await world.write(tab)
    await world.clock.advance(1300)
    world.line.arrive(0)
    if (how === 'the line broke') world.line.lose(0)
    else {
      await world.close(tab)
      world.line.lose(0)
      tab = await openComposerTab(world, 0)
    }
    const next = await writeOnTab(world, tab)
    await world.clock.advance(5300)
    await answerAllRequests(world)
    expect(inAccount(world), how).toEqual([next])
    expect(tab.told, how).toEqual([])
  }
  await settleAndCheck(world)
})

test('content written during a save survives its response and a reload', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.clock.advance(1300)
  const newer = await writeOnTab(world, tab)
  await answerAllRequests(world)
  await world.close(tab)
  const again = await openComposerTab(world, 0)
  expect(again.desk.get().words.extras).toBe(newer)
  await settleAndCheck(world)
  expect(inAccount(world)).toEqual([newer])
})
