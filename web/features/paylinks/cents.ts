/** Integer cents of a typed amount: `800`, `$1,250.50`; undefined for any other text. */
export function centsOf(typed: string): number | undefined {
  const found = /^(?:MXN)?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/i.exec(typed.trim())
  if (!found) return undefined
  const [, whole = '', decimals = ''] = found
  return Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
}
