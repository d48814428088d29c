import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EndReason } from '#contract/prescription-acts.ts'
import { endReasons } from './end-reasons.ts'

test('a doctor chooses among the reasons of the contract, and no other', () => {
  for (const { code, who } of endReasons)
    expect(z.safeParse(EndReason, code).success, code).toBe(who === 'doctor')
  expect(endReasons.filter(({ who }) => who === 'doctor')).toHaveLength(
    Object.keys(EndReason.def.entries).length,
  )
})

test('each reason is listed once, and "other" alone says nothing', () => {
  const codes = endReasons.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(endReasons.find(({ code }) => code === 'other')?.needsNote).toBe(true)
})
