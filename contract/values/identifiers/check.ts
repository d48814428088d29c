/**
 * Result of checking a text, such as a CURP or a telephone number: the value in its canonical form, or the reason for
 * refusing it, as a code of a closed list.
 */
export type Checked<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason }

export const accepted = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refused = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({
  ok: false,
  reason,
})

/** A text without the spaces and dashes that people put into long numbers. */
export const withoutSeparators = (text: string): string => text.replace(/[\s\-\u2010-\u2015\u2212]/gu, '')
