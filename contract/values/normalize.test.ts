import { expect, test } from 'vitest'
import { normalize } from './normalize.ts'

test.each([
  ['Ácido Fólico', 'acido folico'],
  ['NIÑO', 'nino'],
  // An accent that is a character of its own, as macOS writes it.
  ['fo\u0301lico', 'folico'],
  ['  dos \n\t palabras ', 'dos palabras'],
  ['500 mg/5 ml', '500 mg/5 ml'],
  ['un\ttabulador', 'un tabulador'],
  ['blanco\u00a0duro', 'blanco duro'],
  ['al final\u3000', 'al final'],
  ['\u0130sot\u00a0\u00a0X', 'isot x'],
  ['', ''],
])('%j is compared as %j', (written, compared) => {
  expect(normalize(written)).toBe(compared)
})
