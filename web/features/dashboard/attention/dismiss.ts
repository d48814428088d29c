import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { api } from '../../../lib/calls/api.ts'
import { dashboardCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate, query, queryClient, refetch } from '../../../lib/calls/query.ts'
import { textsNow } from '../../../lib/texts.ts'
import { closeNotice, notify } from '../../../ui/notices/notices.ts'
import { putBackItem, removeItem, trustAccount } from './removed-items.ts'

/** Removes an item from the list of matters that wait for the doctor, saves the removal in the account, and offers to undo it. */
export async function dismissItem(item: AttentionItem): Promise<void> {
  const { id } = item
  removeItem(item)
  const saved = api(dashboardCalls.dismiss, { params: { item: id } })
  const texts = textsNow('attention')
  const notice = notify({
    message: texts?.dismissed ?? '',
    action: { label: texts?.undo ?? '', run: () => void takeBack(item, saved) },
    about: id,
    lasts: 10_000,
  })
  try {
    await saved
  } catch (error) {
    closeNotice(notice)
    putBackItem(item)
    failed(error)
    return
  }
  await refetch(dashboardCalls.read)
  trustAccount(item, queryClient.getQueryData(query(dashboardCalls.read, {}).queryKey)?.attention ?? [])
}

/**
 * Puts an item back on the list of matters that wait for the doctor, once the removal of the item has been saved. If it were
 * put back before, the removal would be applied last.
 */
async function takeBack(item: AttentionItem, saved: Promise<unknown>): Promise<void> {
  try {
    await saved
    await api(dashboardCalls.takeBack, { params: { item: item.id } })
    putBackItem(item)
    await invalidate(dashboardCalls.read)
  } catch (error) {
    failed(error)
  }
}

/** Shows why the list of matters could not be changed, and reads it again from the account. */
function failed(error: unknown): void {
  notify({ message: problemText(error), colour: 'error' })
  void invalidate(dashboardCalls.read)
}
