import { expect, test } from 'vitest'
import { nameWithoutTitle } from './name-without-title.ts'

test.each([
  ['Dr. Omar Ficticio', 'Omar Ficticio'],
  ['DRA ANA FICTICIA', 'ANA FICTICIA'],
  [' Dra.Ana Ficticia ', 'Ana Ficticia'],
  ['Doctora Ana Ficticia', 'Ana Ficticia'],
  ['Drago Ficticio', 'Drago Ficticio'],
  ['Doctoral Ficticio', 'Doctoral Ficticio'],
  ['Ana Ficticia', 'Ana Ficticia'],
  ['Dr.', 'Dr.'],
])('%s is the name %s', (typed, name) => expect(nameWithoutTitle(typed)).toBe(name))
