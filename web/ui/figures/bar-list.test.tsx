import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { intlLocale, type Language } from '#locales/locale.ts'
import { language } from '../../lib/texts.ts'
import { type BarEntry, BarList } from './BarList.tsx'

const MEDICINE: BarEntry = { id: 'm', name: 'Ácido fólico', uses: 4, said: '4 rows' }
const DIAGNOSIS: BarEntry = {
  id: 'd',
  name: 'Amigdalitis aguda',
  code: 'J03',
  uses: 2,
  said: '2 prescriptions',
}

function listIn(reader: Language): string {
  language.set(reader)
  return renderToStaticMarkup(<BarList entries={[MEDICINE, DIAGNOSIS]} />)
}

afterAll(() => language.set('es'))

test('on an English page the tooltip of a bar is marked as Spanish, as its name is', () => {
  const tags = listIn('en').match(/<[^>]+ title="[^>]+>/g) ?? []
  expect(tags.map((tag) => / title="([^"]+)"/.exec(tag)?.[1])).toEqual([
    'Ácido fólico',
    'J03 Amigdalitis aguda',
  ])
  for (const tag of tags) expect(tag).toContain(` lang="${intlLocale.es}"`)
  expect(listIn('en')).toMatch(new RegExp(` lang="${intlLocale.es}"[^>]*>Ácido fólico`))
})

test('a Spanish page marks no name, because the page has its language', () => {
  expect(listIn('es')).toContain('title="J03 Amigdalitis aguda"')
  expect(listIn('es')).not.toContain('lang=')
})
