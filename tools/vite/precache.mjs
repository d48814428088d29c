import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup/project.mjs'
import { filesOfTexts, textsNamedIn, textsOfPages } from './shell-texts.mjs'

const SHELL_PAGE = 'index.html'

/**
 * Files of the offline shell, besides the files that the page's HTML names: the layouts of doctors and guests with the command
 * palette and notices, the default typeface, the home page, the composer with everything that it loads during writing, drafts,
 * favourites, patients, and the history with what it shows. The texts that these files use are cached too, in both languages.
 */
const SHELL = [
  /\/web\/app\/(?:\w+\/)?(?:DefaultLayout|SettingsLayout|MobileMenu|CodeMissing|IssueQueue|CommandPalette|WhyBlocked|ClosingNotice|SessionDialog|NotFoundPage|SocialLinks)\.tsx$/,
  /\/web\/app\/service-worker\.ts$/,
  /\/web\/features\/composer\/(?!prepare|review)/,
  /\/web\/features\/prescriptions\/(?:history|detail|shared)\//,
  /\/web\/features\/(?:dashboard|drafts|favourites|patients)\//,
  /\/web\/lib\/device\//,
  /\/web\/ui\//,
  /\/locales\/en\/catalogue\.ts$/,
]
/** Texts of dialogs that need a server: a new password, and the second step of a login. */
const WITH_SERVER = new Set(['proof', 'security'])
const LANGUAGES = ['es', 'en']
const ROUTES = '/web/routes.tsx'
const pages = textsOfPages(readFileSync(path.join(root, 'web/routes.tsx'), 'utf8'))
const files = filesOfTexts(readFileSync(path.join(root, 'locales/es/catalogue.ts'), 'utf8'))
const TYPEFACE = /-latin-wght-normal-.*\.woff2$/

/**
 * Writes into the built service worker the list of files that it caches. The name of a file changes with its content; the
 * page, whose name never changes, has a revision.
 * @returns {import('vite').Plugin}
 */
export function precache() {
  return {
    name: 'precache',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('no service worker')
        if (worker.imports.length > 0) throw new Error('the service worker must be one file')
        const page = markKept(bundle[SHELL_PAGE])
        const files = [
          { url: `/${SHELL_PAGE}`, revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
          ...shellFiles(bundle, filesNamedIn(page)).map((file) => ({ url: `/${file}`, revision: null })),
        ]
        worker.code = worker.code.replace('SHELL_FILES', JSON.stringify(files))
      },
    },
  }
}

/**
 * Marks the page that the device caches by `data-kept` (web/lib/calls/connection.ts). The server removes the mark from the
 * pages that it sends (server/site/page-head.ts).
 * @param {import('vite').Rollup.OutputBundle[string] | undefined} page
 * @returns {string} the marked page
 */
function markKept(page) {
  if (page?.type !== 'asset') throw new Error('no page')
  const marked = String(page.source).replace('<html ', '<html data-kept ')
  page.source = marked
  return marked
}

/**
 * Names of the scripts and styles that the page's HTML loads.
 * @param {string} page
 */
function filesNamedIn(page) {
  const names = [...page.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, name = '']) => name)
  if (!names.some((name) => name.endsWith('.css'))) throw new Error('the page names no style')
  return names
}

/**
 * Files of the offline shell in the built application.
 * @param {import('vite').Rollup.OutputBundle} bundle
 * @param {string[]} ofPage
 * @returns {string[]} names of files, sorted
 */
function shellFiles(bundle, ofPage) {
  const wanted = new Set()
  const take = (/** @type {string} */ file) => {
    const part = bundle[file]
    if (!part || wanted.has(file)) return
    wanted.add(file)
    if (part.type !== 'chunk') return
    for (const style of part.viteMetadata?.importedCss ?? []) wanted.add(style)
    part.imports.forEach(take)
  }
  ofPage.forEach(take)
  for (const [file, part] of Object.entries(bundle)) {
    if (part.type === 'asset' && TYPEFACE.test(file)) wanted.add(file)
    if (part.type === 'chunk' && SHELL.some((one) => one.test(part.facadeModuleId ?? ''))) take(file)
  }
  const texts = new Set([...wanted].flatMap((file) => textsOfFile(bundle[file])))
  for (const [file, part] of Object.entries(bundle)) {
    const text = /\/locales\/(\w+\/[\w-]+)\.ts$/.exec(
      (part.type === 'chunk' && part.facadeModuleId) || '',
    )?.[1]
    if (text && texts.has(text)) take(file)
  }
  return [...wanted].toSorted((a, b) => (a < b ? -1 : 1))
}

/**
 * Files of the texts that the modules of a script use, such as `es/composer`. The list of routes names the texts of pages.
 * @param {import('vite').Rollup.OutputBundle[string] | undefined} part
 * @returns {string[]}
 */
function textsOfFile(part) {
  if (part?.type !== 'chunk') return []
  const modules = part.moduleIds.filter((id) => /\/web\/.*\.tsx?$/.test(id) && !id.endsWith(ROUTES))
  const named = modules.flatMap((id) => {
    const ofPage = pages.get(id.slice(id.indexOf('/web/') + '/web/'.length)) ?? []
    return [...textsNamedIn(readFileSync(id, 'utf8')), ...ofPage]
  })
  return named
    .filter((domain) => !WITH_SERVER.has(domain))
    .flatMap((domain) => LANGUAGES.map((language) => `${language}/${files.get(domain) ?? domain}`))
}
