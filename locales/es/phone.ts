/**
 * Texts of the field for a telephone number of any country. The reasons are those of specification section 5, word for word.
 */
export const texts = {
  country: 'País del teléfono',
  reasons: {
    'too-short': 'El número de teléfono es demasiado corto',
    'too-long': 'El número de teléfono es demasiado largo',
    'invalid-country': 'El número de teléfono tiene un código de país inválido',
    invalid: 'El número de teléfono no es válido',
  },
}
export type Texts = typeof texts
