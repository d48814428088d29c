import { createHash } from 'node:crypto'

const SHELL_PAGE = 'index.html'

/**
 * Files of the offline shell: the page's entry, the frames of doctors and guests, their texts, the typeface that
 * belongs to no brand, the home page, the composer with all that it loads while one writes, drafts, favourites,
 * patients, and the history with what it shows.
 */
const SHELL = [
  /\/web\/index\.html$/,
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
        const files = [
          { url: `/${SHELL_PAGE}`, revision: revisionOf(bundle[SHELL_PAGE]) },
          ...shellFiles(bundle).map((file) => ({ url: `/${file}`, revision: null })),
        ]
        worker.code = worker.code.replace('SHELL_FILES', JSON.stringify(files))
      },
    },
  }
}

/** @param {import('vite').Rollup.OutputBundle[string] | undefined} page */
function revisionOf(page) {
  if (page?.type !== 'asset') throw new Error('no page')
  return createHash('sha256').update(page.source).digest('hex').slice(0, 16)
}

/**
 * @param {import('vite').Rollup.OutputBundle} bundle
 * @returns {string[]} names of files, sorted
 */
function shellFiles(bundle) {
  const wanted = new Set()
  const take = (/** @type {string} */ file) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || wanted.has(file)) return
    wanted.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style)
    chunk.imports.forEach(take)
  }
  for (const [file, part] of Object.entries(bundle)) {
    if (part.type === 'asset' && TYPEFACE.test(file)) wanted.add(file)
    if (part.type === 'chunk' && SHELL.some((one) => one.test(part.facadeModuleId ?? ''))) take(file)
  }
  return [...wanted].toSorted((a, b) => (a < b ? -1 : 1))
}
