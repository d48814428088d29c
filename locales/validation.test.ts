import { expect, test } from 'vitest'
import { texts as en } from './en/validation.ts'
import { texts as es } from './es/validation.ts'

/** Sentences that specification section 5 prescribes word for word. */
test.each([
  [es.rules.valid_password(), 'La contraseña actual no es valida.'],
  [es.rules.existing(), 'El correo electrónico ya esta registrado.'],
  [es.reasons.phone['too-short'], 'El número de teléfono es demasiado corto'],
  [es.reasons.phone['too-long'], 'El número de teléfono es demasiado largo'],
  [es.reasons.phone['invalid-country'], 'El número de teléfono tiene un código de país inválido'],
  [es.reasons.phone.invalid, 'El número de teléfono no es válido'],
  [es.reasons.money['above-maximum'], 'La cantidad excede el máximo permitida de $9999.99.'],
  [es.reasons.money['below-minimum'], 'La cantidad debe ser mayor o igual a $200.'],
])('%s', (sentence, specified) => {
  expect(sentence).toBe(specified)
})

test('every rule of section 5 has its sentence in both languages', () => {
  const named = [
    'required',
    'email',
    'confirmed',
    'date_format',
    'included',
    'numeric',
    'min_value',
    'max_value',
    'min',
    'max',
    'digits',
    'alpha_spaces',
    'url_safe',
    'valid_password',
    'existing',
  ]
  for (const rules of [es.rules, en.rules]) expect(Object.keys(rules).toSorted()).toEqual(named.toSorted())
})

test('no sentence is the same in both languages, and none is empty', () => {
  const said = (texts: typeof es): string[] => [
    ...Object.values(texts.reasons).flatMap((reasons) => Object.values<string>(reasons)),
    texts.rules.required(),
    texts.rules.email(),
    texts.rules.confirmed(),
    texts.rules.date_format('AAAA'),
    texts.rules.min_value(1),
    texts.rules.max_value(9),
    texts.rules.min(2),
    texts.rules.max(1),
    texts.rules.digits(5),
    texts.rules.alpha_spaces(),
    texts.rules.url_safe(),
    texts.rules.existing(),
    texts.rules.included(),
    texts.rules.numeric(),
    texts.rules.valid_password(),
  ]
  const [spanish, english] = [said(es), said(en)]
  expect(spanish.every((sentence) => sentence.length > 10)).toBe(true)
  expect(english.filter((sentence) => spanish.includes(sentence))).toEqual([])
})
