import { Plus } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const Ours = drawIcon([
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
])

/** Attributes of the SVG element and its content, without the library's class names and namespace. */
function drawn(markup: string) {
  const [, attributes = '', content] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  const names = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  return {
    content,
    attributes: Object.fromEntries(
      names
        .filter(([name]) => name !== 'xmlns')
        .map(([name, value = '']) => [name, value.replace(/\blucide(-\w+)? ?/g, '')])
        .filter(([, value]) => value !== ''),
    ),
  }
}

test.each([
  ['as it is', {}],
  ['with a size and a class', { width: 16, height: 16, className: 'size-4' }],
  ['with a name', { 'aria-label': 'Añadir' }],
  ['with a thinner line', { strokeWidth: 1.6, 'aria-hidden': true }],
])('an icon %s is drawn as the library draws it', (_how, props) => {
  const ours = drawn(renderToStaticMarkup(<Ours {...props} />))
  expect(ours.content).toContain('M5 12h14')
  expect(ours).toEqual(drawn(renderToStaticMarkup(<Plus {...props} />)))
})
