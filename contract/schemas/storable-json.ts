import { isStorable } from '../values/plain-text.ts'

/** Bounds of JSON that is stored as it was sent: far above what a form or an integrator sends. */
const MAX_DEPTH = 8
const MAX_CHARACTERS = 16_384

/** Whether a value is JSON that can be stored, signed and given back unchanged. */
export const isStorableJson = (value: unknown): boolean =>
  holds(value, MAX_DEPTH) && JSON.stringify(value).length <= MAX_CHARACTERS

function holds(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value)
  // The number 1e999 is valid JSON, but JavaScript parses it as Infinity.
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key) && holds(inner, depth - 1))
}
