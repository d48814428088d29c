import { checkPhone, formatPhone } from '#contract/values/phone/phone.ts'

/** As numbers are read; what a program sent otherwise stays as it came. */
export function shownPhone(phone: string): string {
  const checked = checkPhone(phone)
  return checked.ok ? formatPhone(checked.value) : phone
}
