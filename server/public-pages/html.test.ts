import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test('an inserted text is escaped, in content and in attributes', () => {
  expect(html`<p title="${`"><b>`}">${`<script>&'`}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;b&gt;">&lt;script&gt;&amp;&#39;</p>',
  )
})

test('templates are inserted as they are, alone and in lists; null and false insert nothing', () => {
  const rows = ['a', '<'].map((name) => html`<b>${name}</b>`)
  expect(html`<p>${rows}${null}${false}${0}</p>`.text).toBe('<p><b>a</b><b>&lt;</b>0</p>')
})

test('no text ends the element or the attribute that it is inserted into', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/)
    }),
  )
})
