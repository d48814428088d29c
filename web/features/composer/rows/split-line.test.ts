import { expect, test } from 'vitest'
import { parsePosology } from '#contract/posology/parse.ts'
import { splitLine } from './split-line.ts'

test.each([
  ['parac 500 1 tab c/8h x 3d', 'parac 500', '1 tab c/8h x 3d'],
  ['napro 500 1 c/12h 5d', 'napro 500', '1 c/12h 5d'],
  ['omepr 20 1-0-0 5d', 'omepr 20', '1-0-0 5d'],
  ['omeprazol 20 mg 1 cap cada 24 horas por 14 días', 'omeprazol 20 mg', '1 cap cada 24 horas por 14 días'],
  ['amoxi susp 250 mg/5 ml 5 ml c/8h x 7d', 'amoxi susp 250 mg/5 ml', '5 ml c/8h x 7d'],
  ['parac gotas 20 gotas c/6h x 3d', 'parac gotas', '20 gotas c/6h x 3d'],
  ['parac 500 mg c/8h x 3d', 'parac 500 mg', '500 mg c/8h x 3d'],
  ['losartan 50 1/2 tab c/24h x 30d', 'losartan 50', '1/2 tab c/24h x 30d'],
  ['loratadina 10 mg una tableta cada 24 h x 5 d', 'loratadina 10 mg', 'una tableta cada 24 h x 5 d'],
  ['ibu 400 1tab c/8h x 3d', 'ibu 400', '1tab c/8h x 3d'],
])('"%s" is a medicine with instructions', (line, drug, instructions) => {
  expect(splitLine(line)).toEqual({ drug, instructions })
  expect(parsePosology(instructions, { unit: 'tableta' }).confident).toBe(true)
})

test.each([
  'parac',
  'parac 500',
  'parac 500 tab',
  'paracetamol tableta 500 mg',
  'omepr 20 cap',
  'amoxicilina 250 mg/5 ml',
  'complejo b 1',
  'vitamina d 4000 ui',
  '1 tab',
  '',
])('"%s" is the name of a medicine alone', (line) => {
  expect(splitLine(line)).toEqual({ drug: line, instructions: '' })
})
