import type { AttentionItem } from '#contract/dashboard/attention.ts'
import type { WidgetData } from '../loaded.ts'

/**
 * Leaves payments out of the matters that wait for the doctor, in a brand without pages of payments to which a row
 * could lead.
 * @param hasPayments whether the brand has these pages
 */
export const ofBrand = (
  loaded: WidgetData<AttentionItem[]>,
  hasPayments: boolean,
): WidgetData<AttentionItem[]> =>
  loaded.state === 'ready' && !hasPayments
    ? { ...loaded, data: loaded.data.filter(({ kind }) => !kind.startsWith('payment-')) }
    : loaded
