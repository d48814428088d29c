/** Name of the script that stores pressed keys until the page handles them (web/early-keys.ts). */
const NAME = 'early-keys'

/**
 * Puts the script of web/early-keys.ts before everything else that the page loads. The parser waits for the script, so that
 * the browser runs it before the first paint. The style sheet, which the first paint needs too, is fetched at the same time.
 * For visitors without the command palette the server removes the script (server/site/page-head.ts).
 * @returns {import('vite').Plugin}
 */
export function earlyKeys() {
  return {
    name: NAME,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const part = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === NAME)
        if (!part) throw new Error(`${NAME} is in no script`)
        return withEarlyKeys(html, part.fileName)
      },
    },
  }
}

/**
 * Inserts the script of web/early-keys.ts before everything that index.html loads.
 * @param {string} html
 * @param {string} file
 */
export const withEarlyKeys = (html, file) =>
  html.replace(
    /<(?:link rel="(?:modulepreload|stylesheet)"|script)/,
    (first) => `<script src="/${file}"></script>\n    ${first}`,
  )
