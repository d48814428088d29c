/**
 * Makes the sentence for a key with two values, such as `quantity-above:2|LGS art. 226 II`, which has a limit and a legal
 * basis.
 */
export const of =
  (write: (value: string, basis: string) => string) =>
  (bound: string): string => {
    const [value = '', basis = ''] = bound.split('|')
    return write(value, basis)
  }

/** The legal basis of a refusal in brackets, to follow its sentence; '' where there is none. */
export const inBrackets = (basis: string): string => (basis === '' ? '' : ` (${basis})`)

/** Sentences for fields that break a rule of law, by the fault's key; see `fieldMessages`. */
export const lawFaults = {
  'name-incomplete': () => 'Escriba nombre y apellido completos, sin iniciales (NOM-004).',
  'curp-date-mismatch': () => 'La CURP no es de esa fecha de nacimiento. Corrija una de las dos.',
  'curp-sex-mismatch': () => 'La CURP es de otro sexo que el anotado. Corrija uno de los dos.',
  'curp-name-mismatch': () => 'La CURP no es de ese nombre. Corrija uno de los dos.',
  'curp-date-mismatch-of-controlled': () =>
    'La CURP no es de esa fecha de nacimiento. Un medicamento controlado no se emite así: abra los datos del paciente, corrija el que esté mal o quite la CURP, y emita de nuevo.',
  'curp-sex-mismatch-of-controlled': () =>
    'La CURP es de otro sexo que el anotado. Un medicamento controlado no se emite así: abra los datos del paciente, corrija el que esté mal o quite la CURP, y emita de nuevo.',
  'curp-name-mismatch-of-controlled': () =>
    'La CURP no es de ese nombre. Un medicamento controlado no se emite así: abra los datos del paciente, corrija el que esté mal o quite la CURP, y emita de nuevo.',
  'curp-invalid-of-controlled': () =>
    'La CURP guardada no es válida. Un medicamento controlado no se emite así: abra los datos del paciente, corrija el que esté mal o quite la CURP, y emita de nuevo.',
  'quantity-beyond-course': (needed) =>
    `La cantidad es más del doble de lo que dura el tratamiento (${needed}). Corríjala, o confírmela con «qty_confirmed».`,
  'quantity-fewer-packages': (needed) =>
    `La cantidad es más del doble del tratamiento, y bastaría con ${needed}. Corríjala, o confirme que la quiere así.`,
  /** `bound` contains three numbers of units: of the package, of the treatment and of the smaller package. */
  'quantity-smaller-box': (bound) => {
    const [each = '', total = '', lesser = ''] = bound.split('|')
    return `El envase trae ${each}, más del doble del tratamiento (${total}), y existe uno de ${lesser}. Cámbielo, o confirme que lo quiere así.`
  },
  'quantity-large': () =>
    'Son 10 envases o más, una cantidad poco común. Corríjala, o confírmela con «qty_confirmed».',
  'address-incomplete': () =>
    'Escriba el domicilio completo: calle, número, colonia y municipio. Va en cada receta.',
  'zip-unknown': () => 'El código postal tiene 5 dígitos y no parece existir. Revíselo.',
  'drug-in-notes': (name) =>
    `«${name}» lleva una receta con reglas propias: escríbalo como medicamento. Si solo lo menciona, diga por qué: «ya toma…», «evitar…», «alérgico a…».`,
  'brand-in-notes': of(
    (brand, basis) =>
      `En una institución pública se prescribe solo por el nombre genérico (${basis}). Quite «${brand}» de este texto.`,
  ),
  'generic-unknown': (basis) =>
    `En una institución pública se prescribe solo por el nombre genérico (${basis}), y este nombre no se reconoce. Elija el medicamento del catálogo.`,
  'strength-missing': (basis) =>
    `Falta la concentración: escríbala después del nombre, por ejemplo «500 mg», o envíe el producto en «drug_upc»${inBrackets(basis)}.`,
  'form-missing': (basis) =>
    `Falta la forma farmacéutica: escríbala después del nombre, por ejemplo «tableta» o «jarabe», o envíe el producto en «drug_upc»${inBrackets(basis)}.`,
  'end-missing': of(
    (fraction, basis) =>
      `Falta cuántos días dura: la fracción ${fraction} no se prescribe de uso continuo${inBrackets(basis)}.`,
  ),
  'drug-in-instructions': (name) =>
    `«${name}» lleva reglas propias: escríbalo en un renglón propio. Si solo lo menciona, diga por qué: «evitar…», «ya toma…».`,
  'scale-without-heading': () =>
    'Parece un esquema de insulina por glucosa. Antepóngale «según glucosa», por ejemplo «según glucosa <150: 0 UI, 150-200: 2 UI».',
  'measure-of-form': of(
    (unit, form) =>
      `«${unit}» no es medida de este producto (${form}). Escriba la dosis en la unidad del producto, o elija la presentación que corresponde. Si antes se disuelve o se diluye, dígalo.`,
  ),
  'quantity-needed': of((fraction, basis) =>
    fraction === ''
      ? `Escriba la cantidad en número: la fracción de este medicamento no se conoce${inBrackets(basis)}.`
      : `Escriba la cantidad: la fracción ${fraction} no se deja a criterio de la farmacia${inBrackets(basis)}.`,
  ),
  'quantity-above': of(
    (max, basis) => `La ley permite a lo más ${max} presentaciones de este producto${inBrackets(basis)}.`,
  ),
  'content-missing': of(
    (fraction, basis) =>
      `Escriba el contenido del envase: la fracción ${fraction} lo exige, por ejemplo «caja con 30 tabletas»${inBrackets(basis)}.`,
  ),
  'refills-above': of((max, basis) =>
    max === '0'
      ? `Este medicamento no se resurte con la misma receta${inBrackets(basis)}.`
      : `Se puede resurtir a lo más ${max} veces${inBrackets(basis)}.`,
  ),
} satisfies Record<string, (bound: string) => string>
