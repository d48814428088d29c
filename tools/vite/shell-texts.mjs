/** Pattern of a line in a catalogue of texts: the name of a text domain, such as `composer`, and the file of its texts. */
const IN_CATALOGUE = /^ {2}'?([\w-]+)'?: \(\) => import\('\.\/([\w-]+)\.ts'\),$/gm
/** Pattern of the calls by which components name the texts that they show. */
const NAMED = /\b(?:useTexts|useDocumentTexts|textsNow|loadTexts)(?:<[^>]*>)?\(([^()]*)\)/g
/** Pattern of a page in the list of routes: its module, and the texts that are loaded with it. */
const PAGE = /lazyPage\(\s*\(\) => import\('\.\/(features\/[\w/-]+\.tsx)'\)([^)]*)\)/g
const NAMES = /'([\w-]+)'/g

const namesIn = (/** @type {string} */ text) => [...text.matchAll(NAMES)].map(([, name = '']) => name)

/**
 * Names of the text domains, such as `composer`, that a module uses.
 * @param {string} source
 */
export const textsNamedIn = (source) =>
  [...source.matchAll(NAMED)].flatMap(([, named = '']) => namesIn(named))

/**
 * Names of the text domains that the list of routes loads together with each page, by the page's module.
 * @param {string} routes source of web/routes.tsx
 * @returns {Map<string, string[]>}
 */
export function textsOfPages(routes) {
  const pages = new Map()
  for (const [, page = '', texts = ''] of routes.matchAll(PAGE)) pages.set(page, namesIn(texts))
  return pages
}

/**
 * File of each text domain, such as `composer`, without the file extension.
 * @param {string} catalogue source of locales/es/catalogue.ts
 * @returns {Map<string, string>}
 */
export function filesOfTexts(catalogue) {
  return new Map([...catalogue.matchAll(IN_CATALOGUE)].map(([, domain = '', file = '']) => [domain, file]))
}
