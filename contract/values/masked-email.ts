/** An address masked so that its owner recognises it and nobody else can write to it: `f…@correo.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email.charAt(0)}…${email.slice(at)}`
}
