import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { language, loadTexts } from '../../lib/texts.ts'
import { Sources } from './Sources.tsx'

const of = [
  { sources: [{ title: 'Farmacología clínica' }] },
  { sources: [{ title: 'Farmacología clínica' }, { title: 'ANSM' }] },
]

beforeEach(() => language.set('en'))
afterEach(() => language.set('es'))

test('a screen in English says that the titles are Spanish, and each stands once', async () => {
  await loadTexts('safety')
  expect(renderToStaticMarkup(<Sources of={of} />)).toMatch(
    /^<p[^>]*>[A-Z][a-z]+: <span lang="es-MX">Farmacología clínica; ANSM<\/span><\/p>$/,
  )
})
