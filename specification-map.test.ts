import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import { assertedText } from '#tools/asserted-text.ts'

const NOT_YET = 'not yet'
const HERE = import.meta.dirname
const ROOTS = ['contract', 'server', 'web', 'knowledge', 'brands', 'locales', 'e2e', 'bench', 'tools']

interface Line {
  section: string
  says: string
  doneIn: string
  provenBy: string
  /** Texts in backticks that the named tests must contain, besides the call, addresses and sentences in `says`. */
  testSays: string
}

/**
 * Lines of the specification map whose test can't contain the call, address or sentence of the line, each with the reason. The
 * fourth column of such a line has the text that its test contains instead.
 */
const mentionedOtherwise: Record<string, string> = {
  'Contact failure: "Hubo algún error inesperado al intentar cambiar el rol."':
    'The sentence speaks of roles, and the product says another one.',
  '"Unknown middleware" (500) for a missing middleware':
    'A page with an unknown guard does not compile, so that nothing says the sentence.',
}

const lines = readMap(readFileSync(path.join(HERE, 'docs/specification-map.md'), 'utf8'))
const done = lines.filter(({ provenBy }) => provenBy !== NOT_YET)
const testFiles = ROOTS.flatMap((root) =>
  readdirSync(path.join(HERE, root), { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
).filter(isTest)
const textOf = memo((file: string): string => readable(file, readFileSync(path.join(HERE, file), 'utf8')))

test('the map covers every section of the specification', () => {
  const sections = [...new Set(lines.map(({ section }) => section.slice(0, 1)))]
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('every line says where it is done and what proves it', () => {
  const open = lines.filter(({ says, doneIn, provenBy }) => !says || !isAnswer(doneIn) || !isAnswer(provenBy))
  expect(open).toEqual([])
})

test('no line is listed twice', () => {
  const names = lines.map(({ section, says }) => `${section}: ${says}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every call of the contract has its line', () => {
  const told = lines.map(({ says }) => says)
  const calls = Object.values(allEndpoints).flatMap((domain) =>
    Object.values(domain).map(({ method, path: at }) => `${method} ${at.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  expect(calls.filter((call) => !told.some((says) => says === call || says.startsWith(call)))).toEqual([])
})

test('a line that is not done names no proof', () => {
  const wrong = lines.filter(({ doneIn, provenBy }) => doneIn === NOT_YET && provenBy !== NOT_YET)
  expect(wrong).toEqual([])
})

test('every file that is named exists, and what proves is a test', () => {
  const named = lines.flatMap(({ doneIn, provenBy }) => [...codeIn(doneIn), ...codeIn(provenBy)])
  expect(named.filter((file) => !existsSync(path.join(HERE, file)))).toEqual([])
  expect(done.flatMap(({ provenBy }) => codeIn(provenBy)).filter((file) => !isTest(file))).toEqual([])
})

test('every line that is proven names a test which speaks of it', () => {
  const wrong = done.flatMap((line) => faultsOf(line, textOf).map((fault) => `${line.says}: ${fault}`))
  expect(wrong).toEqual([])
})

test('what a test must contain is not what many tests contain', () => {
  const most = testFiles.length / 20
  const common = [...new Set(done.flatMap(({ testSays }) => codeIn(testSays)))].filter(
    (text) => testFiles.filter((file) => textOf(file).includes(text)).length > most,
  )
  expect(common).toEqual([])
})

test('every exception is needed', () => {
  const needless = Object.keys(mentionedOtherwise).filter(
    (says) => !done.some((line) => line.says === says && absentOf(mentionsOf(says), line, textOf).length > 0),
  )
  expect(needless).toEqual([])
})

describe('the check of a line', () => {
  const texts: Record<string, string> = {
    'a.test.ts': readable(
      'a.test.ts',
      `
      const BASE = '/api/v2/hospital/'
      const own = () => \`/api/v2/patient/\${uid}/\`
      ask(\`POST \${BASE}\${id}/clinics/\`)
      const made = ask('POST /api/v2/rx-endpoint/')
      log(made)
      page.click()
      expect(ask(\`DELETE \${BASE}\${id}/clinics/7/\`)).toBe(204)
      expect(ask(\`PATCH \${own()}record/\`)).toBe(202)
      const list = () => get('/api/v2/drafts/')
      expect(list()).toEqual([])
      const answer = inject({ method: 'POST', url: '/api/v2/usual/' })
      expect(answer.statusCode).toBe(200)
      expect(await it.post('password/reset/', {})).toBe(400)
      expect(url).toMatch(/\\/settings\\/hospitals\\/\\d+$/)
      page.goto(\`\${url}/prescriptions?search=x\`)
      // page.getByText('Nadie lo lee.')
      /* page.getByText('Tampoco esto.') */
      await page.getByText('Gracias por sus comentarios.').waitFor()
      page.getByText('Solo se prepara.').click()`,
    ),
    'b.test.ts': readable('b.test.ts', "test('closes the menu', () => expect(width).toBe(250))"),
  }
  const faults = (says: string, testSays = '', provenBy = '`a.test.ts`') =>
    faultsOf({ section: '2', says, doneIn: '`a.ts`', provenBy, testSays }, (file) => texts[file] ?? '')

  test.each<[says: string, testSays?: string]>([
    ['DELETE /api/v2/hospital/{id}/clinics/{clinic}/'],
    ['PATCH /api/v2/patient/{uid}/record/; answers 202'],
    ['GET /api/v2/drafts/ with limit, offset'],
    ['POST /api/v2/usual/'],
    ['POST /rest-auth/password/reset/'],
    ['`/settings/hospitals/{id}`'],
    ['`/prescriptions`: history'],
    ['"Gracias por sus comentarios."'],
    ['The menu closes', '`getByText(`'],
  ])('finds what %s needs', (says, testSays) => {
    expect(faults(says, testSays)).toEqual([])
  })

  test.each([
    ['another method', 'PUT /api/v2/patient/{uid}/record/'],
    ['a path that goes on', 'GET /api/v2/draft/'],
    ['a path that ends before', 'GET /api/v2/drafts/{id}/'],
    ['a call that is only sent in another way', 'GET /api/v2/usual/'],
    ['a longer address', '`/settings`'],
    ['a word in the place of a parameter', '`/settings/{page}/{id}`'],
    ['the home page', '`/`'],
    ['an address that goes on', '`/prescriptions/new`'],
    ['other words', '"Gracias por su comentario."'],
    ['words in a comment', '"Nadie lo lee."'],
    ['words in a longer comment', '"Tampoco esto."'],
    ['words that only prepare', '"Solo se prepara."'],
    ['a call that only prepares', 'POST /api/v2/hospital/{id}/clinics/'],
    ['a call whose answer is not asserted', 'POST /api/v2/rx-endpoint/'],
  ])('tells of %s', (_what, says) => {
    expect(faults(says)).toHaveLength(1)
  })

  test('tells of a text that is not there, or in a title alone, and of a line that asks for nothing', () => {
    expect(faults('The menu closes', '`toBe(75)`')).toEqual(['no test contains toBe(75)'])
    expect(faults('The menu closes', '`closes the menu`', '`b.test.ts`')).toHaveLength(1)
    expect(faults('The menu closes')).toEqual(['nothing says what the test must contain'])
  })

  test('tells of a file that proves nothing beside others', () => {
    expect(faults('`/prescriptions`', '`toBe(250)`', '`a.test.ts`, `b.test.ts`')).toEqual([])
    expect(faults('`/prescriptions`', '', '`a.test.ts`, `b.test.ts`')).toEqual([
      'b.test.ts contains none of it',
    ])
  })
})

/**
 * Faults of a line of the map: required texts that none of the named tests contains, and named tests that contain none of the
 * required texts.
 */
function faultsOf(line: Line, read: (file: string) => string): string[] {
  const files = codeIn(line.provenBy)
  const wanted: Mention[] = [
    ...(line.says in mentionedOtherwise ? [] : mentionsOf(line.says)),
    ...codeIn(line.testSays).map((text) => ({
      text,
      isIn: (test: string) => test.includes(text),
    })),
  ]
  if (wanted.length === 0) return ['nothing says what the test must contain']
  const idle = files.filter((file) => !wanted.some(({ isIn }) => isIn(read(file))))
  return [
    ...absentOf(wanted, line, read).map((text) => `no test contains ${text}`),
    ...(files.length > 1 ? idle.map((file) => `${file} contains none of it`) : []),
  ]
}

interface Mention {
  text: string
  isIn: (test: string) => boolean
}

const absentOf = (wanted: Mention[], { provenBy }: Line, read: (file: string) => string): string[] =>
  wanted.filter(({ isIn }) => !codeIn(provenBy).some((file) => isIn(read(file)))).map(({ text }) => text)

/**
 * Finds the call at the beginning of a line of the map, and the addresses and sentences in the line. Each has a function that
 * finds it in the text of a test.
 */
function mentionsOf(says: string): Mention[] {
  const [, method = '', called = ''] = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s;:,]*)/.exec(says) ?? []
  const addresses = codeIn(says).filter((text) => text.startsWith('/'))
  const sentences = [...says.matchAll(/"(?:… )?([^"]+)"/g)].map(([, sentence = '']) => sentence)
  return [
    ...(called ? [{ text: `${method} ${called}`, isIn: isCalled(method, called) }] : []),
    ...addresses.map((text) => ({ text, isIn: (test: string) => patternOf(text).test(test) })),
    ...sentences.map((text) => ({ text, isIn: (test: string) => test.includes(text) })),
  ]
}

/** Whether a test names a call as `METHOD /path`, or sends it by Fastify's `inject` or by a helper such as `get('/path')`. */
function isCalled(method: string, called: string): (test: string) => boolean {
  const at = patternOf(called).source
  // Helpers in the tests of accounts are named after the HTTP method, and take the path without `/rest-auth/`.
  const short = patternOf(called.replace('/rest-auth/', '')).source
  const ways = [
    `\\b${method.toLowerCase()}\\(\\s*['"\`]${short}`,
    `${method} ${at}`,
    `method: '${method}',\\s*url: ['"\`]${at}`,
  ]
  if (method === 'GET') ways.push(`(?<!method: '\\w+',\\s*url: ['"\`])(?<=['"\`}])${at}`)
  return (test) => ways.some((way) => new RegExp(way).test(test))
}

/**
 * Pattern that matches an address in the text of a test. A parameter of the address matches an expression, another parameter, or
 * a value that is not in lower-case words. A longer address does not match.
 */
function patternOf(address: string): RegExp {
  // A test names the home page as the product's address followed by a slash.
  if (address === '/') return /(?<=url\})\/(?=['"`])/
  const escaped = address.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  const parameter = '(?![a-z-]+(?![\\w]))(?:\\$\\{[^}]*\\}|[^/\\s\'"`?])+'
  const template = escaped
    .replaceAll(/\/\{\w+\\\?\}/g, `(?:/${parameter})?`)
    .replaceAll(/\{\w+\}/g, parameter)
  return new RegExp(`${template}(?!/?(?:[\\w-]|\\$?\\{|\\\\))`)
}

/**
 * Text of what a test asserts: without comments, with constant addresses replaced by their values, and with unescaped slashes in
 * regular expressions.
 */
function readable(file: string, written: string): string {
  // A comment begins a line or follows code on the line. The "//" of an address follows a colon, and is no comment.
  const text = assertedText(file, written).replaceAll(
    /\/\*[\s\S]*?\*\/(?=\s*\n)|(?<=^|[\s;,{(])\/\/.*$/gm,
    '',
  )
  const constants = [...written.matchAll(/const (\w+) = (\(\) =>\s*)?(['`])(\/[^'`\n]*)\3/g)]
  return constants
    .reduce(
      (found, [, name = '', isCalledFor, , value = '']) =>
        found.replaceAll(`\${${name}${isCalledFor ? '()' : ''}}`, () => value),
      text,
    )
    .replaceAll(String.raw`\/`, '/')
}

function memo(read: (file: string) => string): (file: string) => string {
  const kept = new Map<string, string>()
  return (file) => {
    const text = kept.get(file) ?? read(file)
    kept.set(file, text)
    return text
  }
}

function isTest(file: string): boolean {
  return /\.(test|e2e)\.(ts|tsx|mjs)$/.test(file)
}

function isAnswer(cell: string): boolean {
  return cell === NOT_YET || /^`[^`]+`(?:, `[^`]+`)*$/.test(cell)
}

/** Texts in backticks in a cell of the specification map. */
function codeIn(cell: string): string[] {
  return cell === NOT_YET ? [] : [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

function readMap(text: string): Line[] {
  let section = ''
  const found: Line[] = []
  for (const line of text.split('\n')) {
    section = /^## (.+)/.exec(line)?.[1] ?? section
    if (!line.startsWith('|') || /^\| (?:The specification says|-)/.test(line)) continue
    const cells = line.split('|').map((cell) => cell.trim())
    const [, says = '', doneIn = '', provenBy = '', testSays = ''] = cells
    found.push({ section, says, doneIn, provenBy, testSays })
  }
  return found
}
