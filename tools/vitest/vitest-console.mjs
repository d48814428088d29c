import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** @type {string[]} */
let complaints = []

beforeEach(() => {
  complaints = []
  for (const level of /** @type {const} */ (['error', 'warn']))
    console[level] = (...said) => complaints.push(`console.${level}: ${format(...said)}`)
})

// A warning in the console fails the test, because libraries warn there of faults that no assertion finds, such as a missing
// React key or an update of an unmounted component.
afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
