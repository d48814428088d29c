import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { namelessComments } from './tools/words/nameless-comments.ts'

/*
 * Tests of the rules of structure that types and lint can't check (docs/architecture.md). Every exception is listed
 * here, with its reason.
 */

const SEEDERS = ['demo', 'testing']

const exceptions = {
  /**
   * Imports from web/ to knowledge/: the browser uses the rules of the law in force to check drafts, and to explain why an issued
   * prescription is signed by hand.
   */
  webToKnowledge: [
    // The form of a workplace shows the time zone of the address that is being typed.
    'web/features/settings/hospitals/HospitalForm.tsx → knowledge/law/time-zones.ts',
    'web/features/composer/judging/page-judge.ts → knowledge/law/judge.ts',
    'web/features/prescriptions/detail/hand-signature.ts → knowledge/law/law.ts',
  ],
  /**
   * Files that may name the legal classes of medicines: the form for a doctor's own medication lists the classes of article 226.
   */
  classes: ['web/features/medications/own-values.ts'],
  /**
   * Exports that only tests use: the examples of dosing instructions, with which tests and benchmarks run the parser of
   * instructions.
   */
  exportsForTests: ['contract/posology/corpus'],
  /** Imports from one feature to another in the browser: none are allowed. */
  features: [] as string[],
  /** Files that send SQL statements directly, because they open connections and transactions or run migrations. */
  sql: ['server/database/database.ts', 'server/database/migrate.ts'],
  /**
   * Files with a text that is equal to a brand's id by chance: the name of the database and its user, and a Spanish
   * word.
   */
  brandIds: [
    'server/database/database.ts',
    'tools/postgres/postgres.mjs',
    'contract/values/guessable-password.ts',
  ],
  /**
   * Files that import a module of Node that can open connections, and that open none: they recognise IP addresses,
   * and a connection that TLS protects.
   */
  connecting: [
    'server/http/close-unused.ts → node:tls',
    'server/http/trusted-proxies.ts → node:net',
    'server/tls/kept-certificate.ts → node:net',
    'server/tls/self-signed.ts → node:net',
  ],
  /**
   * Files that may read `process.env`: they pass the environment on to a process that they start. e2e/browsers.e2e.ts reads the
   * path of the folder for screenshots.
   */
  environment: [
    'bench/ground.ts',
    'bench/memory.ts',
    'e2e/actions/operator-command.ts',
    'e2e/browsers.e2e.ts',
    'e2e/browsers/webkit-driver.ts',
    'e2e/product.ts',
    'tools/attack/run-node.ts',
    'tools/pictures/product.ts',
  ],
  /** Exceptions to the ban of names such as `common`: these files hold the words of buttons that every page has. */
  names: ['locales/es/common.ts', 'locales/en/common.ts'],
  /** Exception to the limit of lines: the file is read as one table of authorizations by endpoint. */
  tooLong: ['server/authorization.test.ts'],
  /** Folders with more files than allowed: one file of sentences for each page or dialog, looked up by its name. */
  largeFolders: ['locales/es', 'locales/en'],
}

/** The domains of the server whose operations a domain may call. A domain without an entry may call none. */
const mayCall: Record<string, readonly string[]> = {
  // A mail about a change of an account is queued in the transaction of that change.
  accounts: ['brand', 'delivery', 'signing'],
  closing: ['accounts', 'delivery', 'signing', 'workplaces'],
  contact: ['delivery'],
  // The length of a course of treatment is computed from its dosing instructions.
  courses: ['safety'],
  // The home page shows data of each of these domains.
  dashboard: ['figures', 'nfts', 'paylinks', 'prescriptions', 'workplaces'],
  // The mail about a prescription for a long treatment explains how the patient requests a renewal.
  delivery: ['brand', 'courses', 'prescriptions'],
  // An assistant acts on behalf of a doctor, finds and adds that doctor's patients, and is shown the doctor's name
  // and workplaces.
  drafts: ['assistants', 'patients', 'profile', 'workplaces'],
  // A favourite is made from the doctor's own prescription, and shown with the data of the present catalogue.
  favourites: ['medications', 'prescriptions'],
  // The AI assistant of one doctor reads, checks and saves that doctor's data through the operations of these domains.
  ian: [
    'drafts',
    'favourites',
    'figures',
    'medications',
    'patients',
    'prescriptions',
    'safety',
    'workplaces',
  ],
  // The report of a month contains the amounts received by payment links. The doctor's current day follows from the time zone of
  // the default workplace.
  figures: ['paylinks', 'workplaces'],
  // After an import of clinical data, the diagnoses, the catalogue of medications and the safety checks are loaded again.
  imported: ['diagnoses', 'medications', 'safety'],
  // An integrator creates accounts and profiles of doctors and assigns hospitals; the doctors are notified by mail.
  integrators: ['accounts', 'delivery', 'profile', 'workplaces'],
  jobs: [
    'accounts',
    'closing',
    'courses',
    'delivery',
    'figures',
    'launch',
    'operator',
    'prescriptions',
    'profile',
    'signing',
    'trail',
  ],
  // A launch from another program, by a one-time code, opens a session of the doctor and begins a draft.
  launch: ['accounts', 'brand', 'drafts'],
  // A stream of events ends when the session ends that opened it.
  live: ['accounts'],
  // An assistant searches the medications of a doctor.
  medications: ['assistants'],
  // An operator has an account, decides on the licence in a doctor's profile, and sees how many messages to support are
  // unanswered. The weekly report is mailed.
  operator: ['accounts', 'contact', 'delivery', 'profile'],
  // Faults that the product itself detects are mailed to the operator.
  incidents: ['delivery'],
  // A payment link and its receipt are mailed, and a link is paid on a public page, in the colours of the brand.
  paylinks: ['brand', 'delivery', 'public-pages'],
  pharmacies: ['prescriptions'],
  // Each change of a licence's state is mailed to the doctor.
  // The profile names the time zone of the default workplace.
  profile: ['delivery', 'workplaces'],
  // A resend is queued in the transaction of its audit event, by the domain that owns the outgoing mails.
  prescriptions: ['accounts', 'delivery', 'incidents', 'medications', 'patients', 'safety', 'signing'],
  // Safety checks look up the medicines of a draft in the catalogue and among the doctor's own, and read the patient's record. An
  // assistant requests safety checks on behalf of a doctor.
  safety: ['assistants', 'medications', 'patients'],
  // A sheet shows a prescription in the layout of a hospital to which the doctor belongs.
  sheets: ['prescriptions', 'workplaces'],
  // The HTML of a page, the manifest and robots.txt are made for the brand of the host. The home page greets its doctor.
  site: ['accounts', 'brand', 'profile', 'public-pages'],
  // Exporting a signing key needs a proof of identity, a passphrase by the rules of passwords, and a mail.
  signing: ['accounts', 'delivery'],
  // The head (last hash) of the audit trail is mailed every day.
  trail: ['delivery'],
  // Usual medicines are read from the doctor's prescriptions, updated from the present catalogue, and left out where a safety
  // check would block the issue.
  usual: ['medications', 'patients', 'prescriptions', 'safety'],
  'public-pages': ['brand'],
  // The public page of a renewal shows a verified prescription, in the colours of the brand.
  renewals: ['brand', 'prescriptions', 'public-pages', 'signing'],
  // The public page that verifies a prescription says whether the patient can request a renewal.
  verification: ['prescriptions', 'renewals', 'signing'],
  // An invitation to a workplace is mailed, creates an account where the invited person has none, and links an assistant to a
  // doctor.
  workplaces: ['accounts', 'assistants', 'brand', 'delivery'],
}

/** Domains (folders of the server) whose code every other domain may use. */
const FOUNDATIONS = ['database', 'events', 'files', 'http', 'images', 'outside', 'pdf']

const ROOTS = ['contract', 'server', 'web', 'knowledge', 'brands', 'locales', 'e2e', 'bench', 'tools']
const HERE = import.meta.dirname
const LINES_AT_MOST = 300
const FILES_AT_MOST = 25

interface Source {
  file: string
  text: string
  isTest: boolean
  /** Imported files, relative to the project, and imported packages by name. */
  imports: string[]
  /** The imports that are loaded at run time: all but those of types. */
  loads: string[]
}

const sources = ROOTS.flatMap((root) => filesBelow(root))
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|sql|typ|html)$/.test(file))
  .map(read)
const code = sources.filter(({ file }) => /\.(ts|tsx|mjs|cjs)$/.test(file))
const product = code.filter(({ isTest }) => !isTest)
const inside = (...folders: string[]) => product.filter(({ file }) => isIn(file, ...folders))

const isIn = (file: string, ...folders: string[]): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`))

describe('the browser', () => {
  test('imports no server, tools or knowledge', () => {
    const wrong = edges(inside('web'), (to) => isIn(to, 'server', 'tools', 'knowledge', 'bench', 'e2e'))
    expect(except(wrong, exceptions.webToKnowledge)).toEqual([])
  })

  test('has no second implementation of the law: only the judge decides by class', () => {
    const decides = /['"`](?:I|II|III|IV|V|VI)['"`]|\b(?:maxRefills|maxQuantity|quantityInWords)\s*[:=]/
    expect(except(matching(inside('web'), decides), exceptions.classes)).toEqual([])
  })

  test('has features that do not import each other, and shared folders that import no feature', () => {
    const between = edges(inside('web/features'), (to, from) => {
      return isIn(to, 'web/app') || (isIn(to, 'web/features') && featureOf(to) !== featureOf(from))
    })
    expect(except(between, exceptions.features)).toEqual([])
    expect(edges(inside('web/ui', 'web/lib'), (to) => isIn(to, 'web/features', 'web/app'))).toEqual([])
    expect(edges(inside('web/app'), (to) => isIn(to, 'web/features'))).toEqual([])
  })

  test('has its sentences in locales', () => {
    const afterTag = /(?<![=\s])>([^<>{}()=;]*\p{L}{2}[^<>{}()=;]*)(?=<\/|\{|<[A-Za-z])/gu
    const inAttribute = /\b(?:aria-label|alt|title|label|placeholder|description)="([^"]*\p{L}{2}[^"]*)"/gu
    const isCode = /^(?:return|const|export|extends|function|if)\b/
    const isKey = /^(?:Ctrl|Alt|Shift|Esc)\b.{0,2}$/
    const literals = product
      .filter(({ file }) => file.endsWith('.tsx'))
      .flatMap(({ file, text }) =>
        [afterTag, inAttribute]
          .flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1]?.trim() ?? ''))
          .filter((words) => !isCode.test(words) && !isKey.test(words))
          .map((words) => `${file}: ${words}`),
      )
    expect(literals).toEqual([])
  })

  test('has only sizes of text that its scale defines: any other class has no effect', () => {
    const scale = sources.find(({ file }) => file === 'web/ui/styles/app.css')?.text ?? ''
    const sizes = [...scale.matchAll(/--text-([a-z]+):/g)].map(([, size]) => size)
    const used = /(?<![\w-])text-(xs|sm|base|md|lg|x[ls]|\dxl|display)(?![\w-])/g
    const wrong = inside('web').flatMap(({ file, text }) =>
      [...text.matchAll(used)]
        .filter(([, size]) => !sizes.includes(size))
        .map(([written]) => `${file}: ${written}`),
    )
    expect(sizes).toContain('xl')
    expect(wrong).toEqual([])
  })
})

test('the contract imports only itself, its schema library, the numbering plans and an edit distance', () => {
  const libraries = ['zod/mini', 'libphonenumber-js/max', 'fastest-levenshtein']
  expect(edges(inside('contract'), (to) => !isIn(to, 'contract') && !libraries.includes(to))).toEqual([])
})

test('the model of a prescription loads only the contract, and never the schema library', () => {
  const model = product.filter(({ file }) => isIn(file, 'contract/prescription'))
  const reached = new Set(model.map(({ file }) => file))
  const wrong: string[] = []
  for (const file of reached)
    for (const to of product.find((one) => one.file === file)?.loads ?? [])
      if (isIn(to, 'contract')) reached.add(to)
      else if (to !== 'fastest-levenshtein') wrong.push(`${file} → ${to}`)
  expect(wrong).toEqual([])
})

test('data folders import no program', () => {
  const wrong = edges(inside('knowledge', 'brands', 'locales'), (to) =>
    isIn(to, 'server', 'web', 'tools', 'bench', 'e2e'),
  )
  expect(wrong).toEqual([])
})

describe('the server', () => {
  const server = inside('server').filter(({ file }) => !SEEDERS.includes(domainOf(file)))

  test('has calls between domains only as listed in this file', () => {
    const wrong = edges(server, (to, from) => {
      if (!isIn(to, 'server') || domainOf(from) === '' || domainOf(to) === domainOf(from)) return false
      if (domainOf(to) === '') return !/server\/(time|root|remember|derived)\.ts$/.test(to)
      return ![...FOUNDATIONS, ...(mayCall[domainOf(from)] ?? [])].includes(domainOf(to))
    })
    expect(wrong).toEqual([])
  })

  test('uses every listed permission', () => {
    const used = new Set(
      server.flatMap(({ file, imports }) => imports.map((to) => `${domainOf(file)} → ${domainOf(to)}`)),
    )
    const listed = Object.entries(mayCall).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`))
    expect(listed.filter((pair) => !used.has(pair))).toEqual([])
  })

  test('has domains that read only their own tables', () => {
    const wrong = edges(server, (to, from) => {
      return isQueries(to) && domainOf(to) !== domainOf(from) && domainOf(to) !== 'database'
    })
    expect(wrong).toEqual([])
  })

  test('calls foreign hosts through the one outbound client only', () => {
    const modules = /^(?:undici|(?:node:)?(?:https?|http2|net|tls|dgram))$/
    const outside = server.filter(({ file }) => !isIn(file, 'server/outside/client'))
    const loaded = outside.flatMap(({ file, loads }) =>
      loads.filter((to) => modules.test(to)).map((to) => `${file} → ${to}`),
    )
    expect(except(loaded, exceptions.connecting)).toEqual([])
    expect(
      matching(outside, /(?<![\w.$])fetch\(|\bglobalThis\s*\.\s*fetch\b|\bnew (?:WebSocket|EventSource)\(/),
    ).toEqual([])
  })

  test('has SQL in query files and migrations only', () => {
    const statement =
      /['"`]\s*(?:with\b[^'"]*?\bas\b|select\b|insert into\b|update \w+ set\b|delete from\b|begin\b|lock table\b)/i
    const wrong = server.filter(({ file, text }) => !isQueries(file) && statement.test(text))
    expect(
      except(
        wrong.map(({ file }) => file),
        exceptions.sql,
      ),
    ).toEqual([])
  })
})

test('only the configuration and the set-up commands read the environment', () => {
  const wrong = product
    .filter(
      ({ file, text }) =>
        /process\s*\.\s*env\b/.test(text) && !isIn(file, 'tools/setup', 'tools/postgres', 'tools/vitest'),
    )
    .map(({ file }) => file)
  expect(except(wrong, ['server/config.ts', ...exceptions.environment])).toEqual([])
})

test('every environment variable is in the example and in the manual', () => {
  const { text } = read('server/config.ts')
  const variables = [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(10)
  for (const file of ['.env.example', 'docs/operations.md']) {
    const { text: described } = read(file)
    const missing = variables.filter(
      (name) => ![`\n${name}=`, `\n# ${name}=`, `\`${name}\``].some((way) => described.includes(way)),
    )
    expect(missing).toEqual([])
  }
})

test('every problem code is thrown somewhere', () => {
  const { text } = read('contract/problem.ts')
  const codes = [...text.matchAll(/^ {2}'?([a-z-]+)'?: \d{3},/gm)].map(([, code = '']) => code)
  expect(codes.length).toBeGreaterThan(50)
  // A problem code that occurs only in a type is never thrown, so union types are removed before the search.
  const throwers = inside('contract', 'server', 'knowledge')
    .filter(({ file }) => file !== 'contract/problem.ts')
    .map((source) => source.text.replaceAll(/\|\s*'[a-z-]+'/g, ''))
  expect(codes.filter((code) => !throwers.some((thrower) => thrower.includes(`'${code}'`)))).toEqual([])
})

test('no code contains a brand’s id', () => {
  const ids = readdirSync(path.join(HERE, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(ids.length).toBeGreaterThan(0)
  const named = new RegExp(`['"\`](${ids.join('|')})['"\`]`)
  const wrong = product.filter(({ file, text }) => !isIn(file, 'brands') && named.test(text))
  expect(
    except(
      wrong.map(({ file }) => file),
      exceptions.brandIds,
    ),
  ).toEqual([])
})

test('every text exists in both languages', () => {
  const english = filesBelow('locales/en').map((file) => file.replace('/en/', '/es/'))
  expect(filesBelow('locales/es')).toEqual(english)
})

test('only few modules name a time zone, and no code cuts a date out of a localised text', () => {
  const wrong = matching(
    inside('contract', 'server', 'web', 'locales'),
    /'(?:en-CA|sv-SE|America\/Mexico_City)'/,
  )
  const names = ['en', 'es'].flatMap((of) => [`locales/${of}/workplaces.ts`])
  expect(except(wrong, ['contract/values/mexico-day.ts', 'contract/values/time-zone.ts', ...names])).toEqual(
    [],
  )
})

test('no folder has too many files beside its tests', () => {
  const perFolder = new Map<string, number>()
  for (const { file } of sources)
    if (!isTestFile(file)) perFolder.set(path.dirname(file), (perFolder.get(path.dirname(file)) ?? 0) + 1)
  const large = [...perFolder].filter(([, count]) => count > FILES_AT_MOST).map(([folder]) => folder)
  expect(
    except(
      large.filter((folder) => !folder.endsWith('/migrations')),
      exceptions.largeFolders,
    ),
  ).toEqual([])
})

test('there are no import circles, types included', () => {
  const importsOf = new Map(code.map(({ file, imports }) => [file, imports]))
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file) || way.includes(file)) return
    for (const to of importsOf.get(file) ?? []) follow(to, [...way, file])
    done.add(file)
  }
  for (const { file } of code) follow(file, [])
  expect(circles).toEqual([])
})

test('every exported name is unique', () => {
  const homes = new Map<string, Set<string>>()
  for (const { file, text } of inside('contract', 'server', 'web', 'knowledge'))
    for (const [, name = ''] of text.matchAll(
      /^export (?:async )?(?:const|let|function\*?|interface|type|class|enum) (\w+)/gm,
    ))
      homes.set(name, (homes.get(name) ?? new Set()).add(file))
  const twice = [...homes].filter(([, files]) => files.size > 1)
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})

test('every export is used by the product', () => {
  // An export that only tests use counts as unused, because it has no effect in the product.
  const users = new Map<string, Set<string>>()
  const inUse = inside('contract', 'server', 'web', 'knowledge', 'brands', 'locales', 'tools')
  for (const { file, text } of inUse)
    for (const [word] of text.matchAll(/\w+/g)) users.set(word, (users.get(word) ?? new Set()).add(file))
  const unused = inside('contract', 'server', 'web', 'knowledge').flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => users.get(name)?.size === 1 && text.split(new RegExp(`\\b${name}\\b`)).length === 2)
      .map((name) => `${file}: ${name}`),
  )
  expect(unused.filter((one) => !isIn(one, ...exceptions.exportsForTests))).toEqual([])
})

test('a comment begins with its subject', () => {
  // A comment that begins with a pronoun or in the middle of a sentence can't be understood without the code.
  const roots = readdirSync(HERE).filter((file) => /\.(ts|mjs)$/.test(file))
  const nameless = [...sources, ...roots.map(read)].flatMap(({ file, text }) =>
    namelessComments(file, text).map((comment) => `${file}: ${comment}`),
  )
  expect(nameless).toEqual([])
})

describe('a file', () => {
  test('is short', () => {
    const long = sources.filter(({ text }) => text.split('\n').length - 1 > LINES_AT_MOST)
    expect(
      except(
        long.map(({ file }) => file),
        exceptions.tooLong,
      ),
    ).toEqual([])
  })

  test('has a name that says what it does', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|e2e|config))?\.(ts|tsx|mjs|cjs)$/
    const component = /^[A-Z][A-Za-z0-9]*\.tsx$/
    const drawer = /(^|\/)(utils?|helpers?|misc|common|index)(\/|\.(ts|tsx|mjs|cjs)$)/
    const wrong = code
      .map(({ file }) => file)
      .filter((file) => drawer.test(file) || ![kebab, component].some((n) => n.test(path.basename(file))))
    expect(except(wrong, exceptions.names)).toEqual([])
  })

  test('exports by name, and re-exports nothing', () => {
    expect(matching(code, /^export (?:default\b|\*|\{[^}]*\} from\b)/m)).toEqual([])
  })

  test('disables no check and skips no test', () => {
    // The pattern of comments that switch a check off is put together from parts, so that this file does not match it.
    const silenced = [
      '@ts',
      '-(?:ignore|nocheck)|(?:ox',
      'lint|es',
      'lint)-dis',
      'able|\\bas an',
      'y\\b',
    ].join('')
    expect(matching(code, new RegExp(silenced))).toEqual([])
    const tests = code.filter(({ isTest }) => isTest)
    expect(matching(tests, /\b(?:test|it|describe)\.(?:skip|only|todo|fails)\b/)).toEqual([])
  })

  test('contains no path or host of a developer’s machine', () => {
    const places = [
      '/wo',
      'rk/|/ho',
      'me/[a-z]|/ro',
      'ot/[a-z]|https?://(?:[\\w-]+\\.)*(?:regis',
      'try|mirror)\\b',
    ].join('')
    const everything = [
      ...sources,
      ...['README.md', 'CONTRIBUTING.md', 'package-lock.json', '.npmrc'].map(read),
    ]
    const documents = filesBelow('docs').filter((file) => file.endsWith('.md'))
    expect(matching([...everything, ...documents.map(read)], new RegExp(places))).toEqual([])
  })
})

function filesBelow(folder: string): string[] {
  const entries = readdirSync(path.join(HERE, folder), { withFileTypes: true })
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
}

function read(file: string): Source {
  const text = readFileSync(path.join(HERE, file), 'utf8')
  const written = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)
  const imports = [...written].map(([, to = '']) => resolved(to, file))
  const loaded = text.matchAll(/^import (?!type\b)(?:[\w*{}\s,]+ from )?'([^']+)'|\bimport\('([^']+)'\)/gm)
  const loads = [...loaded].map(([, to, late]) => resolved(to ?? late ?? '', file))
  return { file, text, imports, loads, isTest: isTestFile(file) || file.includes('/testing/') }
}

function isTestFile(file: string): boolean {
  return /\.(test|e2e)\.\w+$/.test(file)
}

function resolved(to: string, from: string): string {
  if (to.startsWith('#')) return to.slice(1)
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to
}

/** Imports of `files` for which `isWrong` returns true, as `from → to`. */
function edges(files: Source[], isWrong: (to: string, from: string) => boolean): string[] {
  return files.flatMap(({ file, imports }) =>
    imports.filter((to) => isWrong(to, file)).map((to) => `${file} → ${to}`),
  )
}

const matching = (files: Source[], pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

/**
 * The entries of `found` that no exception covers. An exception covers an entry that is equal to it or begins with
 * it.
 */
const except = (found: string[], allowed: readonly string[]): string[] =>
  found.filter((one) => !allowed.some((exception) => one === exception || one.startsWith(`${exception} `)))

/** Domain of a file of the server: its folder, '' for the files of the server's root. */
function domainOf(file: string): string {
  const parts = file.split('/')
  return parts[0] === 'server' && parts.length > 2 ? (parts[1] ?? '') : ''
}

const featureOf = (file: string): string => file.split('/')[2] ?? ''

const isQueries = (file: string): boolean => /(?:^|[/-])queries\.ts$/.test(file)
