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
      const { id, version, body } = stored
      const saved = await request(drafts.save, { params: { id }, body: { version, body } }, options).catch(
        () => undefined,
      )
      if (saved) await writeDraft({ ...stored, version: saved.version, isSaved: true })
    }
  }
  await removeSavedDrafts()
}
