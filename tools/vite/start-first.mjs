/** The script with React DOM, by far the largest that every page loads; `vite.config.ts` gives it its name. */
const START = /<script type="module" crossorigin src="([^"]*\/start\.js)"><\/script>/

/**
 * Puts the scripts of index.html in the order in which they are wanted: after the style, the largest one first.
 * @returns {import('vite').Plugin}
 */
export function startFirst() {
  return {
    name: 'start-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withStartFirst(html) : html),
    },
  }
}

/**
 * Puts the hint for the largest script before the first script of a page, so that the browser asks for it first, while a line is
 * free for it. Scripts run in the order of their elements as before. Their low priority leaves the line to the style, without
 * which nothing is painted: browsers give it to every deferred script that is no module.
 * @param {string} html
 */
export function withStartFirst(html) {
  const file = START.exec(html)?.[1]
  if (!file) throw new Error('index.html names no start.js')
  return html
    .replace(
      '<script',
      (first) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">\n    ${first}`,
    )
    .replaceAll('<script type="module"', '$& fetchpriority="low"')
}
