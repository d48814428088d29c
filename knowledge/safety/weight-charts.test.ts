import { expect, test } from 'vitest'
import { isOnWeightChart } from './weight-charts.ts'

test.each([
  [60, 36, false],
  [36, 36, true],
  [15, 36, true],
  [28, 35, true],
  [29, 35, false],
  [220, 215, true],
  [300, 216, true],
])('%i kg at %i months is on a chart: %s', (kg, months, isOn) => {
  expect(isOnWeightChart(kg, months)).toBe(isOn)
})
