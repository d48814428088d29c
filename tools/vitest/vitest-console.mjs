import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** @type {string[]} */
let complaints = []

beforeEach(() => {
  complaints = []
  for (const level of /** @type {const} */ (['error', 'warn']))
    console[level] = (...said) => complaints.push(`console.${level}: ${format(...said)}`)
})

// A library warns in the console of faults that no assertion finds, such as a missing key or an update after the end, so a
// warning fails the test.
afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
