import { centsTyped, checkMoney, formatMoney, MAX_MONEY } from '#contract/values/money.ts'

/** Formats `90`, `$90.50` and `1,250` by the rule of money; any other text is returned unchanged, and '' for an empty one. */
export function formatMoneyInput(typed: string): string {
  const cents = centsTyped(typed)
  return cents === undefined ? typed.trim() : formatMoney(cents)
}

/** Whether the server will accept a text as a price; an empty text means no price. */
export function isMoney(typed: string): boolean {
  const text = formatMoneyInput(typed)
  if (text === '') return true
  const read = checkMoney(text)
  return read.ok && read.value > 0 && read.value <= MAX_MONEY
}
