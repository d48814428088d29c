import { centsTyped, checkMoney, formatMoney, MAX_MONEY } from '#contract/values/money.ts'

/** Formats typed amounts such as `90`, `$90.50` and `1,250` as `MXN $1,250.00`; any other text is only trimmed. */
export function formatMoneyInput(typed: string): string {
  const cents = centsTyped(typed)
  return cents === undefined ? typed.trim() : formatMoney(cents)
}

/** Sentence for a text that the server would refuse as a price; an empty text means no price. */
export function priceError(
  typed: string,
  sentences: Record<'format' | 'zero' | 'above-maximum', string>,
): string | undefined {
  const text = formatMoneyInput(typed)
  if (text === '') return undefined
  const read = checkMoney(text)
  if (!read.ok) return sentences[read.reason]
  if (read.value < 0) return sentences.format
  return read.value > MAX_MONEY ? sentences['above-maximum'] : undefined
}
