import type { DraftBody } from '#contract/drafts/drafts.ts'
import {
  alterDraft,
  readDrafts,
  removeSavedDrafts,
  type StoredDraft,
} from '../../../lib/drafts/draft-storage.ts'
import { draftCalls } from '../../../lib/calls/endpoints.ts'
import { guestAccountCalls } from '../../../lib/calls/guest-endpoints.ts'
import { request, type RequestOptions } from '../../../lib/calls/request.ts'
import { browserPorts, saveAnswer } from './browser-ports.ts'
import { desksAtWork } from './draft-desk.ts'
import { opened } from './draft-state.ts'
import type { DraftPorts } from './ports.ts'
import { runDraft } from './run-draft.ts'

/** How long a logout waits for the account, ms. */
const PATIENCE = 10_000

/**
 * At a logout, sends the drafts that the account does not have yet and removes from the device those that it
 * has. A draft that could not be sent stays on the device for its doctor: a draft is never lost.
 */
export async function leaveDevice(token: string | undefined): Promise<void> {
  const options = { token, signal: AbortSignal.timeout(PATIENCE) }
  const isOver = new Promise((resolve) => options.signal.addEventListener('abort', resolve))
  await Promise.race([isOver, Promise.all([...desksAtWork].map((desk) => desk.leave()))])
  // The device writes nothing more after a logout, and without the account it has the only copy.
  await Promise.all([...desksAtWork].map((desk) => desk.stored()))
  const unsaved = (await readDrafts()).filter(({ isSaved }) => !isSaved)
  if (token !== undefined && unsaved.length > 0) {
    // Without an answer nothing is sent, and the drafts stay on the device for their doctor.
    const account = await request(guestAccountCalls.user, {}, options).catch(() => undefined)
    // Several doctors may work on one device: only the drafts of this account's doctor are sent.
    for (const stored of unsaved) if (stored.doctorId === account?.pk) await leaveOne(stored, options)
  }
  await removeSavedDrafts()
}

/**
 * Saves in the account, at a logout, a draft that the device stores and no page shows. The draft is run (`runDraft`) as one
 * whose page was closed, which makes one last save.
 */
async function leaveOne(stored: StoredDraft, options: RequestOptions): Promise<void> {
  const { body: words, version, over, unanswered } = stored
  const isSent = stored.isSent ?? false
  const opening = { words, base: { version, over, unanswered }, isKept: true, isOnDevice: true, isSent }
  const draft = runDraft(portsOf(stored, options), opened<DraftBody>(opening), {
    changed: () => undefined,
    tell: () => undefined,
    goOn: () => undefined,
  })
  draft.send({ kind: 'left' })
  await draft.quiet()
}

const notHere = () => Promise.resolve({ is: 'taken-back', isThere: true } as const)

/**
 * Ports for a logout: the draft's content on the device stays as it is, and only what is known of the account is changed there.
 */
const portsOf = (stored: StoredDraft, options: RequestOptions): DraftPorts<DraftBody> => ({
  ...browserPorts,
  session: () => 'in',
  device: {
    keep: ({ base, isSaved }) =>
      alterDraft(stored.doctorId, stored.id, (there) => there && { ...there, ...base, isSaved }).then(
        () => 'kept',
        () => 'failed',
      ),
    drop: () => Promise.resolve(),
  },
  account: {
    save: (id, call, body) =>
      saveAnswer(request(draftCalls.save, { params: { id }, body: { ...call, body } }, options)),
    remove: () => Promise.resolve('lost'),
  },
  network: {
    issue: notHere,
    issueWaiting: notHere,
    takeBack: notHere,
  },
})
