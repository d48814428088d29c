/** An address that a mail can be sent to: one line, one `@`, a dotted domain. */
export function isEmail(s: string): boolean {
  return (
    s.length <= 254 &&
    !/\p{C}/u.test(s) &&
    /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]{2,}$/u.test(s)
  )
}
