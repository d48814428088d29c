/** The script with React DOM, by far the largest that every page loads; `vite.config.ts` gives it its name. */
const START = /<script type="module" crossorigin src="([^"]*\/start\.js)"><\/script>/

/**
 * Names the largest script of the start before all other files of index.html. The browser then asks for it first, while a
 * line is free for it. Scripts run in the order of their elements as before.
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
 * Puts the hint for the largest script before the first script of a page.
 * @param {string} html
 */
export function withStartFirst(html) {
  const file = START.exec(html)?.[1]
  if (!file) throw new Error('index.html names no start.js')
  return html.replace(
    '<script',
    (first) => `<link rel="modulepreload" crossorigin href="${file}">\n    ${first}`,
  )
}
