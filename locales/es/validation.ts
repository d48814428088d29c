import type { CedulaReason } from '#contract/values/identifiers/cedula.ts'
import type { ClabeReason } from '#contract/values/identifiers/clabe.ts'
import type { CurpMismatch, CurpReason } from '#contract/values/identifiers/curp.ts'
import type { DateOrAgeReason } from '#contract/values/date-or-age.ts'
import type { GtinReason } from '#contract/values/identifiers/gtin.ts'
import type { HumanCodeReason } from '#contract/values/identifiers/human-code.ts'
import type { MoneyReason } from '#contract/values/money.ts'
import type { PhoneReason } from '#contract/values/phone/phone.ts'
import type { RedirectReason } from '#contract/values/redirect.ts'
import type { RegistrationReason } from '#contract/values/identifiers/registration.ts'
import type { RfcReason } from '#contract/values/identifiers/rfc.ts'
import { texts as phone } from './phone.ts'

/** Error sentences for the checks of `contract/values`, by the key `<kind>.<reason>` of the schema's issue. */
interface Reasons {
  cedula: Record<CedulaReason, string>
  clabe: Record<ClabeReason, string>
  clues: Record<'format', string>
  compendium_key: Record<'format', string>
  code: Record<HumanCodeReason, string>
  curp: Record<CurpReason | CurpMismatch, string>
  date_or_age: Record<DateOrAgeReason, string>
  gtin: Record<GtinReason, string>
  money: Record<MoneyReason, string>
  phone: Record<PhoneReason, string>
  postal_code: Record<'format', string>
  redirect: Record<RedirectReason, string>
  registration: Record<RegistrationReason, string>
  rfc: Record<RfcReason | 'check-digit-warning', string>
  signature: Record<'format', string>
}

const reasons: Reasons = {
  cedula: {
    digits: 'La cédula profesional lleva solo números.',
    length: 'La cédula profesional tiene 7 u 8 dígitos (las antiguas, desde 5). Revise el número.',
  },
  clabe: {
    digits: 'La CLABE lleva solo números.',
    length: 'La CLABE tiene 18 dígitos.',
    'check-digit': 'El último dígito no corresponde a esta CLABE. Revise los números.',
    'unknown-bank': 'Los primeros tres dígitos no son de un banco conocido.',
  },
  clues: { format: 'La CLUES tiene 5 letras y 6 números, por ejemplo JCSSA001186.' },
  compendium_key: { format: 'La clave del Compendio se escribe como 010.000.0104.00.' },
  code: {
    characters: 'El código lleva solo letras y números, sin la U ni signos.',
    length: 'El código tiene 9 caracteres, como K7QD-2M9X-4.',
    'check-character': 'El código no existe: hay un carácter equivocado. Compárelo con la receta.',
  },
  curp: {
    length: 'La CURP tiene 18 caracteres.',
    format: 'La CURP tiene un carácter que no va en ese lugar. Revísela.',
    date: 'La fecha dentro de la CURP no existe.',
    sex: 'El carácter 11 de la CURP es H o M.',
    place: 'La CURP no lleva la clave de una entidad (caracteres 12 y 13).',
    'banned-word': 'Ninguna CURP empieza con esas letras. Revísela.',
    'check-digit': 'El último dígito no corresponde a esta CURP. Revísela.',
    'date-mismatch': 'La fecha de nacimiento no coincide con la CURP.',
    'sex-mismatch': 'El sexo no coincide con la CURP.',
    'name-mismatch': 'Las iniciales del nombre no coinciden con la CURP.',
  },
  date_or_age: {
    format: 'Escriba la fecha de nacimiento como 31/01/1990, o la edad en años.',
    date: 'Esa fecha no existe.',
    future: 'La fecha de nacimiento no puede ser futura.',
    'age-out-of-range': 'La edad va de 1 a 129 años. Para un menor de un año escriba la fecha de nacimiento.',
  },
  gtin: {
    digits: 'El código de barras lleva solo números.',
    length: 'El código de barras tiene 13 dígitos (también 8, 12 o 14).',
    'check-digit': 'El último dígito no corresponde a este código de barras. Revíselo.',
  },
  // The sentences of `money` limits, `phone`, `existing` and `valid_password` are those of specification section 5,
  // word for word.
  money: {
    format: 'Escriba la cantidad como MXN $1,250.00.',
    zero: 'La cantidad no puede ser cero.',
    'below-minimum': 'La cantidad debe ser mayor o igual a $200.',
    'above-maximum': 'La cantidad excede el máximo permitida de $9999.99.',
  },
  phone: phone.reasons,
  postal_code: { format: 'El código postal tiene 5 dígitos.' },
  redirect: { 'not-a-path': 'El destino no es una página de este sitio.' },
  registration: {
    format: 'El registro sanitario se escribe como 532M2004 SSA IV.',
    'fraction-mismatch': 'La fracción del registro sanitario no es la del producto.',
  },
  rfc: {
    length: 'El RFC tiene 13 caracteres (12 el de una empresa).',
    format: 'El RFC tiene un carácter que no va en ese lugar. Revíselo.',
    date: 'La fecha dentro del RFC no existe.',
    'banned-word': 'Ningún RFC empieza con esas letras. Revíselo.',
    'check-digit-warning':
      'El último carácter no es el que suele llevar este RFC. Compárelo con su constancia.',
  },
  signature: { format: 'No es una firma de receta: tiene 64 caracteres, números y letras de la a a la f.' },
}

/** Sentences for the rules of specification section 5, by their names there. */
const rules = {
  required: () => 'Escriba este dato.',
  email: () => 'Escriba un correo como nombre@clinica.mx.',
  confirmed: () => 'Los dos datos no coinciden.',
  date_format: (format: string) => `Escriba la fecha como ${format}.`,
  included: () => 'Elija una opción de la lista.',
  numeric: () => 'Escriba solo números.',
  min_value: (least: number) => `Escriba ${least} o más.`,
  max_value: (most: number) => `Escriba ${most} o menos.`,
  min: (count: number) => `Escriba al menos ${count} ${count === 1 ? 'carácter' : 'caracteres'}.`,
  max: (count: number) => `Escriba a lo más ${count} ${count === 1 ? 'carácter' : 'caracteres'}.`,
  digits: (count: number) => `Escriba ${count} ${count === 1 ? 'dígito' : 'dígitos'}.`,
  alpha_spaces: () => 'Escriba solo letras y espacios.',
  url_safe: () => 'Escriba solo letras sin acento, números, espacios, guion y guion bajo.',
  valid_password: () => 'La contraseña actual no es valida.',
  existing: () => 'El correo electrónico ya esta registrado.',
}

export const texts = { reasons, rules }
export type Texts = typeof texts
