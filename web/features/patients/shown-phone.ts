import { formatPhone } from '#contract/values/phone/format-phone.ts'
import { checkPhone } from '#contract/values/phone/phone.ts'

/**
 * A phone number in the usual groups; a number in another format, such as one from another program, is
 * unchanged.
 */
export function shownPhone(phone: string): string {
  const checked = checkPhone(phone)
  return checked.ok ? formatPhone(checked.value) : phone
}
