import { createHash } from 'node:crypto'

const SHELL_PAGE = 'index.html'

/**
 * Files of the offline shell besides those that the page itself names: the frames of doctors and guests, their texts, the
 * typeface that belongs to no brand, the home page, the composer with all that it loads while one writes, drafts, favourites,
 * patients, and the history with what it shows.
 */
const SHELL = [
  /\/web\/app\/(?:\w+\/)?(?:DefaultLayout|SettingsLayout|MobileMenu|CodeMissing|IssueQueue)\.tsx$/,
  /\/web\/features\/composer\/(?!prepare|review)/,
  /\/web\/features\/prescriptions\/(?:history|detail|shared)\//,
  /\/web\/features\/(?:dashboard|drafts|favourites|patients)\//,
  /\/web\/lib\/device\//,
  /\/web\/ui\//,
  /\/locales\/(?:es|en)\/(?:common|shell|command|composer|dashboard|drafts|favourites|interactions|issue-questions|patient-pages|patients|phone|prescription|prescription-states|prescriptions|record|safety|waiting)\.ts$/,
  /\/locales\/en\/catalogue\.ts$/,
  /\/locales\/(?:es|en)\/(?:sheet|prescription-sheet)\.ts$/,
]
const TYPEFACE = /-latin-wght-normal-.*\.woff2$/

/**
 * Writes into the built service worker which files it caches. Their names change with their content; the
 * page keeps its name and has a revision.
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
        const page = sourceOf(bundle[SHELL_PAGE])
        const files = [
          { url: `/${SHELL_PAGE}`, revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
          ...shellFiles(bundle, filesNamedIn(page)).map((file) => ({ url: `/${file}`, revision: null })),
        ]
        worker.code = worker.code.replace('SHELL_FILES', JSON.stringify(files))
      },
    },
  }
}

/** @param {import('vite').Rollup.OutputBundle[string] | undefined} page */
function sourceOf(page) {
  if (page?.type !== 'asset') throw new Error('no page')
  return String(page.source)
}

/**
 * Names of the scripts and styles that the page loads by itself.
 * @param {string} page
 */
function filesNamedIn(page) {
  const names = [...page.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, name = '']) => name)
  if (!names.some((name) => name.endsWith('.css'))) throw new Error('the page names no style')
  return names
}

/**
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
  return [...wanted].toSorted((a, b) => (a < b ? -1 : 1))
}
