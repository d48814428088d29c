import { checkPhone, formatPhone } from '#contract/values/phone/phone.ts'

/**
 * A phone number in the usual groups; a number in another format, such as one from another program, is
 * unchanged.
 */
export function shownPhone(phone: string): string {
  const checked = checkPhone(phone)
  return checked.ok ? formatPhone(checked.value) : phone
}
