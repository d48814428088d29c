import type { FakeTab } from './fake-tab.ts'
import type { FakeWorld } from './fake-world.ts'

/** Opens a tab on a device, with the draft `id` of the account if one is named. */
export async function openComposerTab(world: FakeWorld, device: number, id?: string): Promise<FakeTab> {
  await world.open(device, id)
  const tab = world.tabs.at(-1)
  if (!tab) throw new Error('no tab was opened')
  return tab
}

/** Resolves once every request that is under way was answered, in the order in which they were sent. */
export async function answerAllRequests({ line, clock }: FakeWorld): Promise<void> {
  while (!line.isQuiet) {
    line.answer(0)
    await clock.advance(0)
  }
}

/** Writes on the draft that the tab shows. @returns the text that was written */
export async function writeOnTab(world: FakeWorld, tab: FakeTab): Promise<string> {
  await world.write(tab)
  return tab.desk.get().words.extras
}

/** Opens a tab with a draft that the doctor issued without a network: it waits on the device. */
export async function openWaitingTab(world: FakeWorld): Promise<FakeTab> {
  const tab = await openComposerTab(world, 0)
  await world.write(tab)
  await world.clock.advance(150)
  world.line.cut()
  await world.press(tab)
  await world.clock.advance(0)
  return tab
}
