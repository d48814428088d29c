import { expect, test } from 'vitest'
import { refuseUnused, withoutExports } from './bare-react.mjs'

test('a module loses the exports that nothing imports, and no other statement', () => {
  const code =
    'var Children = {};\nexports.Children = Children;\nexports.use = function () {};\nexports.memo = 1;'
  expect(withoutExports(code, 'react.js', new Set(['Children', 'memo']))).toBe(
    'var Children = {};\n\nexports.use = function () {};\n',
  )
})

test('an export that the module no longer has is refused', () => {
  expect(() => withoutExports('exports.use = 1', 'react.js', new Set(['Children']))).toThrow(/Children/)
})

test.each([
  `import { Children } from 'react'`,
  `import { useState, useReducer as reduce } from "react"`,
  `import * as React from 'react'\nReact.cloneElement(a)`,
  `import React from 'react'\nReact.Children.map(a, b)`,
  `import { hydrateRoot } from 'react-dom/client'`,
  `import { preload } from 'react-dom'`,
])('an import of what is left out is refused: %s', (code) => {
  expect(() => refuseUnused(code, 'Page.tsx')).toThrow(/bare-react/)
})

test.each([
  `import { useState } from 'react'`,
  `import * as React from 'react'\nReact.useState(a)`,
  `import { Children } from './family.ts'`,
  `import { createPortal } from 'react-dom'`,
])('any other import is accepted: %s', (code) => {
  expect(() => refuseUnused(code, 'Page.tsx')).not.toThrow()
})
