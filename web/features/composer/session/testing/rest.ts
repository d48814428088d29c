import { storageOf } from '../draft-state.ts'
import { flushPromises } from './fake-clock.ts'
import type { FakeWorld } from './fake-world.ts'

/** Restores the network and the devices, waits until no timer and no request is left, and checks all expectations. */
export async function settleAndCheck(world: FakeWorld): Promise<void> {
  world.line.isUp = true
  for (const device of world.devices) {
    device.isFull = false
    device.slow(false)
  }

  for (const { desk } of world.tabs) desk.send({ kind: 'hurried' })
  for (let turn = 0; turn < 60; turn += 1) {
    while (!world.line.isQuiet) {
      world.line.answer(0)
      await flushPromises()
    }
    await world.clock.advance(5000)
  }
  for (const { desk } of world.tabs) desk.send({ kind: 'store-now' })
  await world.clock.advance(0)
  for (const { behind } of world.all) behind.clear()
  world.check()
  for (const { desk, device } of world.tabs) {
    const { words, issue, account, isKept, edits } = desk.get()
    // A draft that was only opened and an issued one are not checked: the page of such a draft does not show where it is stored.
    if (!isKept || issue.at === 'issued') continue
    const where = storageOf(desk.get())
    const { idempotencyKey: id, extras } = words
    const [row, there] = [device.rows.get(id), world.account.drafts.get(id)]
    // Whether the account's version is the one that this page saved last. The page learns of a later version only when it saves.
    const isLatest = there !== undefined && there.save === account.base.over
    const isTrue = {
      account:
        (!isLatest || there.body.extras === extras) &&
        (row?.words !== words || row.isSaved || row.base.unanswered.length > 0),
      // A draft that this tab did not change may have been changed by another tab since.
      device: edits === 0 || row?.words.extras === extras,
      gone: true,
      failed: true,
      nothing: true,
      saving: false,
    }[where]
    if (!isTrue || issue.at === 'sending' || issue.at === 'waiting')
      throw new Error(`${id} is said to be ${where} and ${issue.at}, and is not`)
  }
}
