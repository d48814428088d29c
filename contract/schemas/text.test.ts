import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { optionalText, requiredLine, requiredText } from './text.ts'

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
})
