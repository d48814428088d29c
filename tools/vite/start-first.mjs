/**
 * Pattern of the script with React DOM, by far the largest script that every page loads; `vite.config.ts` gives it its name.
 */
const START = /<script type="module" crossorigin src="([^"]*\/start\.js)"><\/script>/

/**
 * Orders the scripts of index.html by their importance: after the style sheet, the largest script first.
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
 * Puts the hint for the largest script before the first script of a page, so that the browser requests the largest one while a
 * connection is free. The scripts still run in the order of their elements. Their low priority leaves the bandwidth to the
 * style sheet, without which nothing is painted. Browsers give the same priority to every deferred script that is not a module.
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
