import { checkMoney, formatMoney, MAX_MONEY } from '#contract/values/money.ts'

/**
 * Formats `90`, `$90.5` and `1,250` by the rule of money; any other text is returned unchanged, and '' for an
 * empty one.
 */
export function formatMoneyInput(typed: string): string {
  const text = typed.trim()
  const found = /^(?:MXN)?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/i.exec(text)
  if (!found) return text
  const [, whole = '', decimals = ''] = found
  return formatMoney(Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0')))
}

/** Whether the server will accept a text as a price; an empty text means no price. */
export function isMoney(typed: string): boolean {
  const text = formatMoneyInput(typed)
  if (text === '') return true
  const read = checkMoney(text)
  return read.ok && read.value > 0 && read.value <= MAX_MONEY
}
