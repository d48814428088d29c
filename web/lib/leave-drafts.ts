import { whileSaving } from '#contract/draft-base.ts'
import { readDrafts, removeSavedDrafts, writeDraft } from './draft-storage.ts'
import { drafts } from './endpoints.ts'
import { accounts } from './guest-endpoints.ts'
import { request } from './request.ts'

/** How long a logout waits for the account, ms. */
const PATIENCE = 3000

/**
 * Sends what the account does not have yet and removes from the device what it has. What could not be sent stays on the
 * device for its doctor: a draft is never lost.
 */
export async function leaveDrafts(token: string | undefined): Promise<void> {
  const unsaved = (await readDrafts()).filter(({ isSaved }) => !isSaved)
  if (token !== undefined && unsaved.length > 0) {
    const options = { token, signal: AbortSignal.timeout(PATIENCE) }
    const account = await request(accounts.user, {}, options).catch(() => undefined)
    // Several doctors may work on one device: each draft goes to its own.
    const own = unsaved.filter(({ doctorId }) => doctorId === account?.pk)
    for (const stored of own) {
      const { id, version, unanswered, body } = stored
      const save = crypto.randomUUID()
      // The device knows of the save before it leaves: where its answer is lost, it is still one's own.
      await writeDraft({ ...stored, ...whileSaving(stored, save) })
      const call = { params: { id }, body: { version, unanswered: [...unanswered], save, body } }
      const saved = await request(drafts.save, call, options).catch(() => undefined)
      if (saved) await writeDraft({ ...stored, version: saved.version, unanswered: [], isSaved: true })
    }
  }
  await removeSavedDrafts()
}
