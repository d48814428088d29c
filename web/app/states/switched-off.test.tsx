import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

beforeAll(() =>
  vi.stubGlobal('window', {
    location: { search: '', href: 'https://recetario.example/ian' },
    matchMedia: () => ({}),
  }),
)
afterAll(() => void vi.unstubAllGlobals())

test.each([
  ['ian', 'no incluye a ian', 'las interacciones se revisan igual al escribir una receta'],
  ['payment', 'no incluye Paylinks', 'pregunte a soporte cómo verlo'],
] as const)('in place of the page of %s the doctor reads what to do instead', async (widget, title, help) => {
  const { loadTexts } = await import('../../lib/texts.ts')
  const { SwitchedOff } = await import('./SwitchedOff.tsx')
  await loadTexts('common', 'blocked')
  const page = renderToStaticMarkup(<SwitchedOff widget={widget} />)
  for (const part of [title, help, 'Ir al inicio', 'Escribir a soporte']) expect(page).toContain(part)
  expect(page).not.toContain('404')
})
