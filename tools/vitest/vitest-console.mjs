import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** @type {string[]} */
let complaints = []

beforeEach(() => {
  complaints = []
  for (const level of /** @type {const} */ (['error', 'warn']))
    console[level] = (...said) => complaints.push(`console.${level}: ${format(...said)}`)
})

// A warning of a library (a missing key, an update after the end) is a fault that no assertion finds.
afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
