import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { createStore } from '../../../lib/store.ts'
import type { WidgetData } from '../loaded.ts'

type Item = Pick<AttentionItem, 'id' | 'at'>

/**
 * Keys of the items that the doctor removed from the home page's list of matters that need attention. An answer of the server
 * to a request from before the removal was saved still contains the item.
 */
export const removedItems = createStore<ReadonlySet<string>>(new Set())

/**
 * Key of an item of the list of matters that need attention. An item that was dealt with and needs attention again has a later
 * time, and so another key.
 */
const keyOf = ({ id, at }: Item): string => `${id} ${at}`

export const removeItem = (item: Item): void =>
  removedItems.set(new Set([...removedItems.get(), keyOf(item)]))

export const putBackItem = (item: Item): void =>
  removedItems.set(new Set([...removedItems.get()].filter((key) => key !== keyOf(item))))

/**
 * Lets a removed item of the list of matters that need attention be shown again once the server's list no longer contains it.
 * From then on the list of the account is shown as it is, because another tab may put the item back.
 * @param listed the server's latest list
 */
export function trustAccount(item: Item, listed: readonly Item[]): void {
  if (!listed.some((one) => keyOf(one) === keyOf(item))) putBackItem(item)
}

/** The list of the matters that wait for the doctor, without the items that were removed from it. */
export const withoutRemoved = (
  loaded: WidgetData<AttentionItem[]>,
  removed: ReadonlySet<string>,
): WidgetData<AttentionItem[]> =>
  loaded.state === 'ready'
    ? { ...loaded, data: loaded.data.filter((item) => !removed.has(keyOf(item))) }
    : loaded
