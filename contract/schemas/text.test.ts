import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { optionalLine, optionalText, requiredLine, requiredText } from './text.ts'

const accepts = (schema: z.ZodMiniType, text: unknown): boolean => z.safeParse(schema, text).success

describe('text that people read', () => {
  test.each(['\u202E01 tabletas', 'a\u2066b', 'a\u0000b', '\uD800'])('%j is refused', (text) => {
    expect(accepts(requiredText(100), text)).toBe(false)
    expect(accepts(optionalText(100), text)).toBe(false)
  })

  test.each(['', '   ', '\u200B', '\u2060 \uFEFF'])('%j is blank to the eye', (text) => {
    expect(accepts(requiredText(100), text)).toBe(false)
  })

  test.each(['Ñandú O’Hara', 'línea\nlínea', '日本', '💊', 'e\u0301'])('%j is text', (text) => {
    expect(accepts(requiredText(100), text)).toBe(true)
  })

  test('a name is a single line', () => {
    expect(z.parse(requiredLine(100), ' Rosa\r\nInventada\t Prueba ')).toBe('Rosa Inventada Prueba')
  })

  test.each([
    'Ro\u200Bsa Prueba',
    'Rosa\u00AD Pru\u2060eba',
    'Rosa Prueba \u200B',
    'Rosa Prueba\u{E0041}',
    '\u3164Rosa Prueba',
  ])('a name has no invisible character: %j', (name) => {
    expect(z.parse(requiredLine(100), name)).toBe('Rosa Prueba')
  })

  test.each(['\u200B', '\u3164', '\u202ERosa'])('%j is no name', (name) => {
    expect(accepts(requiredLine(100), name)).toBe(false)
  })

  test('a line that may be left out is empty when it is', () => {
    expect([null, undefined, '\u200B'].map((name) => z.parse(optionalLine(100), name))).toEqual(['', '', ''])
  })
})
