import { expect, test } from 'vitest'
import { standIn } from './stand-in.ts'

const HERE = 'https://recetas.example'

test('without a network the composer opens, and every other page shows the offline page', () => {
  expect(standIn(`${HERE}/prescriptions/new?draft=1`)).toBe('/index.html')
  expect(standIn(`${HERE}/prescriptions/new/x`)).toBe('/offline.html')
  expect(standIn(`${HERE}/`)).toBe('/offline.html')
})
