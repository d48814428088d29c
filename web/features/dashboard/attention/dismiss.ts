import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { api } from '../../../lib/calls/api.ts'
import { dashboardCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate, query, queryClient } from '../../../lib/calls/query.ts'
import { textsNow } from '../../../lib/texts.ts'
import { closeNotice, notify } from '../../../ui/notices/notices.ts'

const { queryKey } = query(dashboardCalls.read, {})

/** Takes an item off the list at once, saves that in the account, and offers to undo it. */
export async function dismissItem({ id }: AttentionItem): Promise<void> {
  queryClient.setQueryData(
    queryKey,
    (answer) =>
      answer && { ...answer, attention: answer.attention?.filter((item) => item.id !== id) ?? null },
  )
  const texts = textsNow('attention')
  const notice = notify({
    message: texts?.dismissed ?? '',
    action: { label: texts?.undo ?? '', run: () => void takeBack(id) },
    about: id,
    lasts: 10_000,
  })
  try {
    await api(dashboardCalls.dismiss, { params: { item: id } })
  } catch (error) {
    closeNotice(notice)
    failed(error)
  }
}

async function takeBack(item: string): Promise<void> {
  try {
    await api(dashboardCalls.takeBack, { params: { item } })
    await invalidate(dashboardCalls.read)
  } catch (error) {
    failed(error)
  }
}

/** Says why the list could not be changed, and shows it as the account has it. */
function failed(error: unknown): void {
  notify({ message: problemText(error), colour: 'error' })
  void invalidate(dashboardCalls.read)
}
