import { checkCedula } from '#contract/values/identifiers/cedula.ts'
import { refused, type Checked } from '#contract/values/identifiers/check.ts'
import { checkClabe } from '#contract/values/identifiers/clabe.ts'
import { checkClues } from '#contract/values/identifiers/clues.ts'
import { checkCompendiumKey } from '#contract/values/identifiers/compendium-key.ts'
import { checkCurp } from '#contract/values/identifiers/curp.ts'
import { checkDateOrAge } from '#contract/values/date-or-age.ts'
import { checkGtin } from '#contract/values/identifiers/gtin.ts'
import { parseCode } from '#contract/values/identifiers/human-code.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { checkMoney, checkPayment } from '#contract/values/money.ts'
import { checkPhone } from '#contract/values/phone/phone.ts'
import { checkPostalCode } from '#contract/values/identifiers/postal-code.ts'
import { checkRedirect } from '#contract/values/redirect.ts'
import { checkRegistration } from '#contract/values/identifiers/registration.ts'
import { checkRfc } from '#contract/values/identifiers/rfc.ts'
import { checkSignature } from '#contract/values/identifiers/signature.ts'

type Check = (value: string) => Checked<unknown, string>

export interface Verdict {
  kind: string
  value: string
  ok: boolean
  /** Reason why the value was refused. For an accepted RFC: the note that its check digit is unusual. */
  reason: string | null
}

const checks: Readonly<Record<string, Check>> = {
  cedula: checkCedula,
  clabe: checkClabe,
  clues: checkClues,
  code: parseCode,
  compendium_key: checkCompendiumKey,
  curp: checkCurp,
  date_or_age: (value) => checkDateOrAge(value, mexicoToday()),
  gtin: checkGtin,
  // Combines the specification's three rules for amounts of money, as the form of a payment does.
  money: (value) => {
    const amount = checkMoney(value)
    return amount.ok ? checkPayment(amount.value) : amount
  },
  phone: checkPhone,
  postal_code: checkPostalCode,
  redirect: checkRedirect,
  registration: checkRegistration,
  signature: checkSignature,
}

/** Judges one line of the form `kind,value`. The value may contain commas and be quoted as in CSV. */
export function judge(line: string): Verdict {
  const comma = line.indexOf(',')
  const kind = (comma < 0 ? line : line.slice(0, comma)).trim()
  const value = unquoted(comma < 0 ? '' : line.slice(comma + 1))
  if (kind === 'rfc') {
    const rfc = checkRfc(value)
    return { kind, value, ok: rfc.ok, reason: rfc.ok ? rfc.value.warning : rfc.reason }
  }
  const result = checks[kind]?.(value) ?? refused('unknown-kind')
  return { kind, value, ok: result.ok, reason: result.ok ? null : result.reason }
}

const unquoted = (text: string): string =>
  /^\s*"(?:[^"]|"")*"\s*$/.test(text) ? text.trim().slice(1, -1).replaceAll('""', '"') : text
