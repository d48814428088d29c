import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { DraftDesk } from '../session/draft-desk.ts'

/**
 * Saves the draft on the screen at once, without waiting for a pause in typing.
 * @returns the number of the version that the account has stored. Rejects with the account's answer where the save failed.
 */
export async function saveNow(desk: Pick<DraftDesk<DraftBody>, 'get' | 'quiet' | 'send'>): Promise<number> {
  for (;;) {
    const before = desk.get().account
    desk.send({ kind: 'hurried' })
    await desk.quiet()
    const { words, account } = desk.get()
    if (account.has === words) return account.base.version
    const isStuck = account === before || account.failures > before.failures || account.stop !== null
    if (isStuck) throw account.why
  }
}
