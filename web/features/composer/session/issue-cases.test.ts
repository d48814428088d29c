import { expect, test } from 'vitest'
import { answerAllRequests, openComposerTab, openWaitingTab } from './testing/case-steps.ts'
import { FakeWorld } from './testing/fake-world.ts'
import { settleAndCheck } from './testing/rest.ts'

/*
 * Single cases in which a prescription could be issued twice, be issued although the doctor does not want it, or never be issued.
 */

const issued = (world: FakeWorld) => [...world.account.issued.keys()]

test('an issue stopped while the device is asked whether it still waits is not sent', async () => {
  const world = new FakeWorld()
  const tab = await openWaitingTab(world)
  world.line.isUp = true
  tab.device.slow(true)
  tab.desk.send({ kind: 'hurried' })
  await world.clock.advance(0)
  await world.stop(tab)
  tab.device.slow(false)
  await world.clock.advance(0)
  expect(world.line.isQuiet).toBe(true)
  expect(tab.desk.get().issue.at).toBe('none')
  await settleAndCheck(world)
  expect(issued(world)).toEqual([])
})

test('an issue that waits on the screen only, and is stopped, is not sent', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  tab.device.isFull = true
  world.line.cut()
  await world.press(tab)
  await world.clock.advance(0)
  expect(tab.desk.get().issue).toMatchObject({ at: 'waiting', isOnDevice: false })
  world.line.isUp = true
  tab.device.slow(true)
  tab.desk.send({ kind: 'store-now' })
  tab.desk.send({ kind: 'hurried' })
  await world.clock.advance(0)
  await world.stop(tab)
  tab.device.slow(false)
  await world.clock.advance(0)
  await settleAndCheck(world)
  expect(issued(world)).toEqual([])
})

test('a full device that still has a waiting draft is asked to end the waiting until it does', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  const { device } = tab
  await world.write(tab)
  await world.clock.advance(1300)
  await world.press(tab)
  world.line.lose(1)
  await world.clock.advance(0)
  device.isFull = true
  // The device cannot store the answer to the save, and still has the earlier copy, which waits to be issued.
  await answerAllRequests(world)
  world.line.cut()
  await world.stop(tab)
  expect(tab.desk.get().issue.at).toBe('sending')
  expect([...device.rows.values()]).toMatchObject([{ queued: expect.anything() }])
  device.isFull = false
  await world.clock.advance(5000)
  expect(tab.desk.get().issue.at).toBe('none')
  expect([...device.rows.values()]).toMatchObject([{ queued: null }])
  world.line.isUp = true
  await world.issueWaiting(device)
  await settleAndCheck(world)
  expect(issued(world)).toEqual([])
})

test('after a logout nothing is sent, and a waiting draft waits for its doctor', async () => {
  const world = new FakeWorld()
  const tab = await openWaitingTab(world)
  world.line.isUp = true
  tab.device.slow(true)
  tab.desk.send({ kind: 'hurried' })
  await world.clock.advance(0)
  await world.logOut(tab)
  tab.device.slow(false)
  await world.clock.advance(5000)
  expect(world.line.isQuiet).toBe(true)
  expect([...tab.device.rows.values()]).toMatchObject([{ queued: expect.anything() }])

  const back = await openComposerTab(world, 0)
  await world.clock.advance(0)
  await answerAllRequests(world)
  expect(back.told).toEqual(['issued'])
  await settleAndCheck(world)
  expect(issued(world)).toHaveLength(1)
})

test('a draft that is being sent does not continue under another id', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  const { idempotencyKey: id } = tab.desk.get().words
  await world.press(tab)
  tab.desk.renew('made-as-new')
  await world.press(tab)
  await answerAllRequests(world)
  await settleAndCheck(world)
  expect(issued(world)).toEqual([id])
})

test('a draft whose issue got no response does not continue under another id after it is opened again', async () => {
  const world = new FakeWorld()
  const tab = await openWaitingTab(world)
  const { idempotencyKey: id } = tab.desk.get().words
  await world.write(tab)
  await world.clock.advance(150)
  await world.close(tab)

  const again = await openComposerTab(world, 0)
  expect(again.desk.get()).toMatchObject({ isUnsure: true, issue: { at: 'none' } })
  const elsewhere = { version: 0, unanswered: [], save: 'save-of-another' }
  world.account.save(id, elsewhere, { ...again.desk.get().words, extras: 'elsewhere' })
  world.line.isUp = true
  await world.write(again)
  await world.clock.advance(1300)
  await answerAllRequests(world)
  expect(again.desk.get()).toMatchObject({ words: { idempotencyKey: id }, account: { stop: 'stale' } })
  expect(again.told).toEqual([])
})

test('a waiting draft keeps waiting when it replaces another one on the screen', async () => {
  const world = new FakeWorld()
  const { desk, device } = await openWaitingTab(world)
  const { words, account, issue } = desk.get()
  const queued = issue.at === 'waiting' ? issue.body : null
  const repeated = await openComposerTab(world, 1)
  repeated.desk.show(
    { ...words, idempotencyKey: 'shown-again' },
    { base: account.base, isOnDevice: true, queued },
  )
  expect(repeated.desk.get()).toMatchObject({ isUnsure: true, issue: { at: 'waiting', body: queued } })
  expect(device.rows.size).toBe(1)
})

test('after a change during a send without a response, the doctor is told and issues again, once', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.press(tab)
  await world.write(tab)
  const { idempotencyKey: id, extras } = tab.desk.get().words
  world.line.lose(0)
  await world.clock.advance(0)
  expect(tab.told).toEqual(['lost'])
  expect(tab.desk.get().issue.at).toBe('none')
  await world.press(tab)
  await answerAllRequests(world)
  expect(tab.told).toEqual(['lost', 'issued'])
  await settleAndCheck(world)
  expect([...world.account.issued.entries()]).toMatchObject([[id, { extras }]])
})

test('a change of a waiting draft stops the issue, on the device too', async () => {
  const world = new FakeWorld()
  const tab = await openWaitingTab(world)
  await world.write(tab)
  const { words, issue } = tab.desk.get()
  expect(issue.at).toBe('none')
  expect([...tab.device.rows.values()]).toMatchObject([{ queued: null, words: { extras: words.extras } }])
  world.line.isUp = true
  await settleAndCheck(world)
  expect(issued(world)).toEqual([])
})

test('a draft that is being sent is not discarded before the response', async () => {
  const world = new FakeWorld()
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.press(tab)
  const { words } = tab.desk.get()
  tab.desk.discard({ ...words, idempotencyKey: 'begun-instead' })
  expect(tab.desk.get()).toMatchObject({ words, presence: 'open', issue: { at: 'sending' } })
  await answerAllRequests(world)
  expect(issued(world)).toEqual([words.idempotencyKey])
})

test('a request lost before or after it arrived makes one prescription', async () => {
  for (const cut of ['before it is sent', 'before its answer']) {
    const world = new FakeWorld()
    const tab = await openComposerTab(world, 0)
    await world.write(tab)
    await world.press(tab)
    if (cut === 'before its answer') world.line.arrive(0)
    world.line.lose(0)
    await world.clock.advance(0)
    await world.clock.advance(5000)
    await answerAllRequests(world)
    expect(tab.told, cut).toEqual(['issued'])
    await settleAndCheck(world)
    expect(issued(world), cut).toHaveLength(1)
  }
})
