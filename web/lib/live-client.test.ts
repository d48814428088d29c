import { beforeEach, describe, expect, test } from 'vitest'
import type { LiveKind } from '#contract/live.ts'
import { fakeBrowser } from './testing/fake-browser.ts'

let it: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  it = fakeBrowser()
})

const change = (id: string, kind: LiveKind): string =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify({ kind, object: 1 })}\n\n`

describe('an event stream', () => {
  test('opens once the page has been there for three seconds', async () => {
    it.start()
    await it.pass(2999)
    expect(it.asked).toHaveLength(0)
    await it.pass(1)
    expect(it.asked.map(({ last }) => last)).toEqual([''])
  })

  test('marks answers as outdated, once for events that arrive together', async () => {
    await it.openStream()
    it.latest().say(change('1.1', 'prescription.filled') + change('1.2', 'mail.sent'))
    await it.pass(100)
    it.latest().say(change('1.3', 'prescription.filled'))
    expect(it.marked).toEqual([])
    await it.pass(50)
    expect(it.marked).toEqual([['prescription.filled', 'mail.sent']])
    it.latest().say(change('1.4', 'draft.submitted'))
    await it.pass(150)
    expect(it.marked.slice(1)).toEqual([['draft.submitted']])
  })

  test('reads a block that arrives in pieces', async () => {
    await it.openStream()
    const [head = '', tail = ''] = change('1.1', 'record.changed').split('record')
    it.latest().say(head)
    await it.pass(1000)
    expect(it.marked).toEqual([])
    it.latest().say(`record${tail.slice(0, -1)}`)
    await it.pass(1000)
    expect(it.marked).toEqual([])
    it.latest().say('\n')
    await it.pass(1000)
    expect(it.marked).toEqual([['record.changed']])
  })

  test('marks all answers when the server no longer knows the missed events', async () => {
    await it.openStream()
    it.latest().say(change('1.1', 'mail.sent') + 'event: refresh\ndata: {}\n\n' + change('1.2', 'mail.sent'))
    await it.pass(150)
    expect(it.marked).toEqual(['all'])
  })

  test('asks for the server when it ends or is silent for longer than between two signs', async () => {
    await it.openStream()
    it.latest().say(': \n\n')
    await it.pass(16_999)
    expect(it.doubts()).toBe(0)
    await it.pass(1)
    expect(it.doubts()).toBe(1)
    it.latest().end()
    await it.settled()
    expect(it.doubts()).toBe(2)
  })

  test('marks nothing at a heartbeat', async () => {
    await it.openStream()
    it.latest().say(': \n\n')
    await it.pass(1000)
    expect(it.marked).toEqual([])
  })
})

describe('a failing connection', () => {
  test('is opened again after the last received event', async () => {
    await it.openStream()
    it.latest().say(change('7.12', 'mail.sent') + change('8.1', 'mail.failed') + ': \n\n')
    await it.settled()
    it.latest().breakOff()
    await it.pass(2000)
    expect(it.asked.map(({ last }) => last)).toEqual(['', '8.1'])
  })

  test('is retried with growing delays up to a minute, and soon again after an event', async () => {
    it.start()
    await it.pass(3000)
    const waits: number[] = []
    const failAndWait = async (): Promise<number> => {
      const [began, count] = [it.now(), it.asked.length]
      it.latest().answer(503)
      while (it.asked.length === count) await it.pass(1000)
      return it.now() - began
    }
    for (let n = 0; n < 7; n += 1) waits.push(await failAndWait())
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    it.latest().answer(200)
    it.latest().say(': \n\n')
    await it.settled()
    it.latest().end()
    await it.pass(2000)
    expect(it.asked).toHaveLength(9)
  })

  test('that is silent for 40 s is replaced; one with heartbeats is not', async () => {
    await it.openStream()
    for (let n = 0; n < 4; n += 1) {
      it.latest().say(': \n\n')
      await it.pass(15_000)
    }
    expect(it.asked).toHaveLength(1)
    await it.pass(25_000)
    expect(it.asked[0]?.signal.aborted).toBe(true)
    await it.pass(2000)
    expect(it.asked).toHaveLength(2)
  })

  test('that never responds is replaced too', async () => {
    it.start()
    await it.pass(3000 + 40_000 + 2000)
    expect(it.asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  test('is retried at once when the network is back', async () => {
    await it.openStream()
    it.page.isOnline = false
    it.latest().breakOff()
    await it.pass(120_000)
    expect(it.asked).toHaveLength(1)
    await it.goOnline()
    expect(it.asked).toHaveLength(2)
  })
})

describe('the session of a stream', () => {
  test('with an expired token is renewed, and the stream continues', async () => {
    it.start()
    await it.pass(3000)
    it.latest().answer(401)
    await it.pass(2000)
    expect([it.renewals(), it.asked.length]).toEqual([1, 2])
  })

  test('that has ended ends the stream', async () => {
    it.page.renew = async () => false
    it.start()
    await it.pass(3000)
    it.latest().answer(401)
    await it.pass(600_000)
    expect([it.renewals(), it.asked.length]).toEqual([1, 1])
  })

  test('that could not be renewed without a network is tried again', async () => {
    it.page.renew = () => Promise.reject(new Error('network'))
    it.start()
    await it.pass(3000)
    it.latest().answer(401)
    await it.pass(2000)
    expect(it.asked).toHaveLength(2)
  })

  test('of a caller without permission tries once', async () => {
    it.start()
    await it.pass(3000)
    it.latest().answer(403)
    await it.pass(600_000)
    expect([it.renewals(), it.asked.length]).toEqual([0, 1])
  })

  test('without a token is not tried', async () => {
    it.page.hasToken = false
    it.start()
    await it.pass(600_000)
    expect(it.asked).toHaveLength(0)
  })

  test('that is logged out closes its stream, its listeners and its timers', async () => {
    const end = await it.openStream()
    end()
    await it.settled()
    expect(it.latest().signal.aborted).toBe(true)
    expect(it.left()).toBe(0)
    await it.pass(600_000)
    expect(it.asked).toHaveLength(1)
  })

  test('that is logged out during a retry opens no stream', async () => {
    const end = await it.openStream()
    it.latest().breakOff()
    await it.settled()
    end()
    expect(it.left()).toBe(0)
    await it.pass(600_000)
    expect(it.asked).toHaveLength(1)
  })
})

describe('a hidden page', () => {
  test('keeps its stream for a minute, then closes it and opens none', async () => {
    await it.openStream()
    await it.show(true)
    for (let n = 0; n < 3; n += 1) {
      it.latest().say(': \n\n')
      await it.pass(19_000)
    }
    expect(it.latest().signal.aborted).toBe(false)
    await it.pass(3000)
    expect(it.latest().signal.aborted).toBe(true)
    await it.pass(600_000)
    expect(it.asked).toHaveLength(1)
  })

  test('gets missed events as soon as it is visible again', async () => {
    await it.openStream()
    it.latest().say(change('3.4', 'mail.sent'))
    await it.show(true)
    await it.pass(200_000)
    await it.show(false)
    expect(it.asked.map(({ last }) => last)).toEqual(['', '3.4'])
  })

  test('that is visible again within a minute keeps its stream', async () => {
    await it.openStream()
    await it.show(true)
    await it.pass(20_000)
    it.latest().say(': \n\n')
    await it.show(false)
    await it.pass(20_000)
    it.latest().say(': \n\n')
    await it.pass(39_000)
    expect([it.asked.length, it.latest().signal.aborted]).toEqual([1, false])
  })

  test('opens its first stream only when it is visible', async () => {
    it.page.isHidden = true
    it.start()
    await it.pass(60_000)
    expect(it.asked).toHaveLength(0)
    await it.show(false)
    expect(it.asked).toHaveLength(1)
  })
})
