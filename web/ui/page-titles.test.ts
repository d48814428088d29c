import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const WEB = path.resolve(import.meta.dirname, '..')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

const OPENING = /<(?:Page|PageTitle)(?=[\s>])(?:[^<>{}]|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*/g
const TITLE = /\stitle=\{((?:[^{}]|\{[^{}]*\})*)\}/
const CONTENT = /^>\s*\{([\s\S]*?)\}\s*<\/PageTitle>/

/** The expressions from which the pages of a file take the title of the document. */
function titlesIn(text: string): string[] {
  return [...text.matchAll(OPENING)].map(({ 0: tag, index }) => {
    const content = CONTENT.exec(text.slice(index + tag.length))
    return (TITLE.exec(tag)?.[1] ?? content?.[1] ?? 'unread').trim()
  })
}

/** Expressions from which a title may be taken: texts of the product, with the values that a title may name. */
const ALLOWED = [
  /^(texts|offline)\.\w+$/,
  // Allowed: the entries `title` and `loggingOut` of a page's texts, which the page destructured into constants, and the name of
  // the prescription that the doctor can begin (`usePrescriptionName`), a text too.
  /^(title|loggingOut)$/,
  // Allowed: the code of a prescription, and the greeting of the doctor who is logged in.
  /^texts\.title\(formatCode\(rx\.code\)\)$/,
  /^texts\.greeting\(hourIn\(now\), doctor\.female, doctor\.name\)$/,
  // Allowed: the name of the brand.
  /^texts\.title\[of\]\(name\)$/,
  // Allowed: the title of the privacy notice, and the sentence of an error.
  /^data\?\.title \?\? texts\.title$/,
  /^isMissing \? texts\.notFoundTitle : message \|\| texts\.message$/,
]

test('titles of documents, which stay in the history of the browser, are texts and name no patient', () => {
  const titles = files.flatMap((file) => {
    const text = readFileSync(path.join(WEB, file), 'utf8')
    // The pattern finds imports of the component Page of web/ui; a page of a sheet may have the same name.
    const isOurs = /\/Page(Title)?\.tsx'/.test(text)
    return isOurs ? titlesIn(text).map((title) => ({ file, title })) : []
  })
  expect(titles.length).toBeGreaterThan(45)
  expect(titles.filter(({ title }) => !ALLOWED.some((one) => one.test(title)))).toEqual([])
})

test('only PageTitle sets the title of the document', () => {
  const others = files.filter((file) => !['ui/PageTitle.tsx', 'ui/sheet/QrDrawing.tsx'].includes(file))
  for (const file of others)
    expect(readFileSync(path.join(WEB, file), 'utf8'), file).not.toMatch(/<title|document\.title/)
})
