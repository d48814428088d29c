import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const documents = ['README.md', 'CONTRIBUTING.md', ...below('docs'), ...below('docs/decisions')]
const code = globSync(
  '{bench,brands,contract,e2e,knowledge,locales,server,tools,web}/**/*.{ts,tsx,mjs,cjs,sql,css}',
  {
    cwd: HERE,
  },
).concat(globSync('*.{ts,mjs}', { cwd: HERE }))
const comments = code.flatMap((file) =>
  [...read(file).matchAll(/\/\*[^]*?\*\/|(?<=^|\s)(?:\/\/|--) .*$/gm)].map(([text]) => ({ file, text })),
)

test('every link and picture of a document leads to a file', () => {
  const broken = documents.flatMap((file) => {
    const links = read(file).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)
    const targets = [...links].map(([, to = '']) => path.join(path.dirname(file), to))
    return targets.filter((to) => !existsSync(path.join(HERE, to))).map((to) => `${file} → ${to}`)
  })
  expect(broken).toEqual([])
})

test('every file that a document names exists', () => {
  const roots = 'contract|server|web|knowledge|brands|locales|e2e|bench|tools|docs'
  const named = new RegExp(`\`((?:${roots})/[\\w./-]+\\.(?:ts|tsx|mjs|cjs|json|sql|typ|txt|md|csv))\``, 'g')
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(named)]
      .map(([, to = '']) => to)
      .filter((to) => !existsSync(path.join(HERE, to)))
      .map((to) => `${file} → ${to}`),
  )
  expect(missing).toEqual([])
})

test('every file that a comment names exists', () => {
  const names = new Set(code.map((file) => path.basename(file)))
  const missing = comments.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w.<>/*-])(?:\.\.?\/)*((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|css))\b(?!\/)/g)]
      .map(([, to = '']) => to)
      .filter((to) => {
        if (to.startsWith('dist/')) return false
        if (!to.includes('/')) return !names.has(to)
        // A comment may write a file's path from the project's folder, from a top folder such as `web`, or from its own folder.
        const roots = ['', file.split('/')[0] ?? '', path.dirname(file)]
        return roots.every((root) => !existsSync(path.join(HERE, root, to)))
      })
      .map((to) => `${file} → ${to}`),
  )
  expect(missing).toEqual([])
})

test('every requirement and decision that a comment cites is in the documents', () => {
  const decisions = readdirSync(path.join(HERE, 'docs/decisions'))
  const cited = comments.flatMap(({ file, text }) => [
    ...[
      ...text.matchAll(/\b(mexico|assurance|public-api)\.md (?:section )?([A-Z]?\d[\d.]*\d|[A-Z]?\d)/g),
    ].map(([, page = '', what = '']) => ({ file, what, isThere: isOn(page, what) })),
    ...[...text.matchAll(/\bdecisions?(?: |\/)(\d{3})\b/g)].map(([what, number = '']) => ({
      file,
      what,
      isThere: decisions.some((name) => name.startsWith(`${number}-`)),
    })),
  ])
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ isThere }) => !isThere).map(({ file, what }) => `${file} → ${what}`)).toEqual([])
})

test('decisions have numbers of their own and say context, decision and consequences', () => {
  const decisions = below('docs/decisions')
  const numbers = decisions.map((file) => Number(path.basename(file).slice(0, 3)))
  // Numbers of decisions may have gaps, because decisions that are written at the same time get numbers from different ranges.
  expect(numbers).toEqual([...new Set(numbers)])
  for (const file of decisions)
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**'])
      expect(read(file), file).toContain(part)
})

test('every command that a document names is a script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const builtIn = ['start', 'test', 'ci', 'install']
  const called = documents.flatMap((file) => [...read(file).matchAll(/npm run (?:-s )?([\w:]+)/g)])
  expect(called.length).toBeGreaterThan(3)
  expect(
    called.map(([, name = '']) => name).filter((name) => !builtIn.includes(name) && !scripts[name]),
  ).toEqual([])
})

test('every line of a code block has at most one npm command', () => {
  const lines = documents.flatMap((file) =>
    [...read(file).matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n')),
  )
  expect(lines.filter((line) => /\bnpm (?:run|test|start)\b/.test(line)).length).toBeGreaterThan(10)
  expect(lines.filter((line) => (line.match(/\bnpm (?:run|test|start)\b/g) ?? []).length > 1)).toEqual([])
})

/**
 * Whether a page of docs/ contains the name of a requirement, such as `B6`, or the number of a section of the specification, such
 * as `2`, as a whole word.
 */
const isOn = (page: string, what: string): boolean =>
  new RegExp(`(?<![\\w.])${what.replaceAll('.', String.raw`\.`)}(?!\\w|\\.\\d)`).test(read(`docs/${page}.md`))

function below(folder: string): string[] {
  return readdirSync(path.join(HERE, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

function read(file: string): string {
  return readFileSync(path.join(HERE, file), 'utf8')
}
