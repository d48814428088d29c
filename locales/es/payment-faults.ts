/**
 * Sentences for faults in a payment link or in its bank account, by the fault's key. A fault with a limit gets the limit as
 * argument.
 */
export const paymentFaults: Record<string, (bound: string) => string> = {
  'money-below-minimum': () => 'La cantidad debe ser mayor o igual a $200.',
  'money-cents': () => 'La cantidad lleva a lo más dos decimales.',
  'concept-characters': () => 'Use solo letras, números, espacios y los signos . , ( ) # / -',
  'concept-clinical': (found) =>
    `El banco y quien lea el estado de cuenta verán el concepto: quite «${found}» y no ponga nombres, medicamentos ni diagnósticos.`,
  'concept-patient': (name) =>
    `«${name}» está en el nombre de una persona de su lista de pacientes: quítelo. El banco y quien lea el estado de cuenta verán el concepto.`,
  'concept-code': (code) =>
    `«${code}» es la clave de un diagnóstico (CIE-10), y el concepto lo leen el banco y quien vea el estado de cuenta: quítela. Si es el número de un recibo, escriba «Folio» antes.`,
  'expiry-too-far': (days) => `Elija una fecha dentro de los próximos ${days} días.`,
  'refund-above-received': () => 'Es más de lo que llegó por transferencia.',
  'not-url-safe': () => 'Solo puede llevar letras, números, espacios, guion y guion bajo.',
  'clabe-digits': () => 'La CLABE lleva solo números.',
  'clabe-length': () => 'La CLABE tiene 18 dígitos.',
  'clabe-check-digit': () => 'La CLABE no es válida: revise sus dígitos.',
  'clabe-unknown-bank': () => 'Los tres primeros dígitos no son de un banco que conozcamos.',
}
