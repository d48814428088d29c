import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/* Checks that the texts of each part which `onDemand` (web/lib/on-demand.ts) loads are loaded before the part is shown. */

/** Texts that every page has from its start (web/app/begin.ts, web/app/layouts/layouts.ts). */
const ALWAYS = ['common', 'shell']

interface SourceFile {
  text: string
  /** Files that this file imports, without imports of types only. */
  imports: string[]
  /** Domains of texts (files in locales/es) that the components of this file use. */
  uses: string[]
}

const files = new Map(
  globSync('web/**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, parsed(file)]),
)

function parsed(file: string): SourceFile {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const imports = all(text, /^(?:import|export)\s+(?!type)[^'"]*?from\s+'(\.[^']+)'/gm)
  return {
    text,
    imports: imports.map((to) => path.join(path.dirname(file), to)),
    // A component that has a `Suspense` around its texts suspends alone, without the page (web/ui/AlteredNotice.tsx).
    uses: /<Suspense>/.test(text) ? [] : all(text, /useTexts\('([^']+)'\)/g),
  }
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((found) => found[1] ?? '')
}

/** The file `from` and all files that can be reached from it by repeated calls of `next`. */
function reachable(from: string, next: (file: string) => string[]): string[] {
  const seen = new Set([from])
  for (const file of seen) for (const other of next(file)) if (files.has(other)) seen.add(other)
  return [...seen]
}

const importsOf = (file: string): string[] => files.get(file)?.imports ?? []
const importersOf = (file: string): string[] =>
  [...files].filter(([, { imports }]) => imports.includes(file)).map(([name]) => name)
const usesOf = (file: string): string[] => files.get(file)?.uses ?? []

/** Calls of `onDemand` in a file, as text. */
const calls = ({ text }: SourceFile): string[] =>
  text
    .split(/\bonDemand\(/)
    .slice(1)
    .map((rest) => rest.split(/^\}|\)\)$/m, 1)[0] ?? '')

const parts = [...files].flatMap(([file, source]) =>
  calls(source).flatMap((call) => {
    const [to] = all(call, /import\('([^']+)'\)/g)
    const loaded = all(call, /loadTexts\(([^)]*)\)/g).flatMap((list) => all(list, /'([^']+)'/g))
    return to ? [{ file, part: path.join(path.dirname(file), to), loaded }] : []
  }),
)

test('the parts loaded on demand are found', () => {
  expect(parts.length).toBeGreaterThan(15)
})

/*
 * If the texts of a part are not loaded, the part suspends after it has replaced its placeholder. React then hides both, and
 * letters typed meanwhile are lost.
 */
test.each(parts)('$part has its texts when it is shown by $file', ({ file, part, loaded }) => {
  const had = [...ALWAYS, ...loaded, ...reachable(file, importersOf).flatMap(usesOf)]
  const wanted = reachable(part, importsOf).flatMap(usesOf)
  expect([...new Set(wanted)].filter((domain) => !had.includes(domain))).toEqual([])
})
