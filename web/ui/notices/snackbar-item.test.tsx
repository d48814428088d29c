import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { texts } from '#locales/es/common.ts'
import { loadTexts } from '../../lib/texts.ts'
import type { Notice } from './notices.ts'
import { SnackbarItem } from './SnackbarItem.tsx'

beforeAll(() => loadTexts('common'))

const shown = (notice: Notice): string => renderToStaticMarkup(<SnackbarItem notice={{ id: 1, ...notice }} />)

test.each([
  ['info', 'border-edge', ['text-ink-soft']],
  ['success', 'border-edge', ['text-ok']],
  ['warning', 'border-warn', ['text-warn']],
  ['error', 'border-stop', ['text-stop']],
  ['custom', 'border-line', []],
] as const)('a notice of the colour %s has its look, and a button that closes it', (colour, look, signs) => {
  const item = shown({ message: 'Se guardó', colour })
  expect(item).toContain('Se guardó')
  expect(item).toContain(` ${look}"`)
  const icons = [...item.matchAll(/<svg[^>]* class="[^"]*mt-3 size-5 shrink-0 ([\w-]+)/g)]
  expect(icons.map(([, sign]) => sign)).toEqual(signs)
  expect(item).toContain(`aria-label="${texts.close}"`)
})

test('the background of a custom notice is the one that was given', () => {
  expect(shown({ message: 'x', colour: 'custom', background: '#123456' })).toContain('background:#123456')
})

test('an action has its button, and there is none without one', () => {
  const run = () => undefined
  expect(shown({ message: 'Se quitó', action: { label: 'Deshacer', run } })).toMatch(
    /<button type="button"[^>]*>Deshacer<\/button>/,
  )
  expect(shown({ message: 'Se quitó' }).match(/<button/g)).toHaveLength(1)
})

test('the code of a prescription stays on one line of a notice', () => {
  expect(shown({ message: 'Receta emitida. Código M4PK-B304-9. El correo sale.' })).toContain(
    'Código <span class="whitespace-nowrap">M4PK-B304-9</span>. El correo',
  )
})
