import { expect, test } from 'vitest'
import { isOfKidney, isOfLiver } from './question.ts'

test.each([
  ['K70', true],
  ['K70.3', true],
  ['K74.6', true],
  ['K76', true],
  ['K76.6', true],
  // Plain fatty liver impairs no function of the liver.
  ['K76.0', false],
  ['K77', false],
  ['K69', false],
  ['B18.2', true],
  ['B19', true],
  ['B20', false],
  ['B14', false],
  ['I85.0', true],
  ['I86', false],
  // A rule about the whole group K7 of codes concerns the liver as well.
  ['K7', true],
  ['B1', true],
  ['K8', false],
  ['AK70', false],
])('the code %s says that the liver is ill: %s', (code, isIll) => expect(isOfLiver(code)).toBe(isIll))

test.each([
  ['N18', true],
  ['N18.3', true],
  ['N19', true],
  ['N17.9', false],
  ['N20', false],
  ['AN18', false],
])('the code %s says that the kidney is ill: %s', (code, isIll) => expect(isOfKidney(code)).toBe(isIll))
