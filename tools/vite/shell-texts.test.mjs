import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/project.mjs'
import { filesOfTexts, textsNamedIn, textsOfPages } from './shell-texts.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
const files = filesOfTexts(read('locales/es/catalogue.ts'))

test('the texts that a module names are found, whichever way it names them', () => {
  const source = `
    const texts = useTexts('composer-rows')
    const printed = useDocumentTexts<'sheet'>('sheet')
    await Promise.all([import('./Panel.tsx'), loadTexts('tours', 'safety')])
    textsNow('common')?.retry`
  expect(textsNamedIn(source)).toEqual(['composer-rows', 'sheet', 'tours', 'safety', 'common'])
  expect(textsNamedIn(`t('composer')`)).toEqual([])
})

test('every page of the routes is read with its texts', () => {
  const routes = read('web/routes.tsx')
  const pages = textsOfPages(routes)
  expect([...pages.keys()].toSorted()).toEqual(
    [
      ...new Set([...routes.matchAll(/import\('\.\/(features\/[^']+)'\)/g)].map(([, page = '']) => page)),
    ].toSorted(),
  )
  expect(pages.get('features/dashboard/DashboardPage.tsx')).toEqual(['dashboard', 'attention'])
  expect(pages.get('features/assistants/AssistantPage.tsx')).toEqual([])
})

test('every domain of the catalogue has a file, and every named domain is in the catalogue', () => {
  for (const language of ['es', 'en'])
    expect(readdirSync(path.join(root, 'locales', language))).toEqual(
      expect.arrayContaining([...files.values()].map((file) => `${file}.ts`)),
    )
  expect(files.get('end-reasons')).toBe('end-reasons')
  const sources = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const named = new Set(sources.flatMap((file) => textsNamedIn(read(`web/${file}`))))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((domain) => !files.has(domain))).toEqual([])
})
