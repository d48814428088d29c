import { expect, test } from 'vitest'
import { byName } from './texts-by-name.mjs'

const entry = (/** @type {string} */ domain, file = domain) =>
  `${domain}:()=>d(()=>import(\`./es/${file}.js\`),[])`

test('the list of texts becomes a function of the name', () => {
  expect(byName(`{${entry('access')},${entry('"drug-results"', 'drug-results')}}`)).toBe(
    'new Proxy({},{get:(_,n)=>()=>d(()=>import(`./es/${n}.js`),[])})',
  )
})

test('a domain whose file has another name is refused', () => {
  expect(() => byName(`{${entry('access')},${entry('endReasons', 'end-reasons')}}`)).toThrow(/end-reasons/)
})
