/** Name of the script that keeps keys until the page listens (web/early-keys.ts). */
const NAME = 'early-keys'

/**
 * Puts the script that keeps early keys before all else that the page loads. The parser waits for it, so that the browser runs
 * it before it paints; the style, without which nothing is painted, is fetched at the same time. The server leaves it out for
 * visitors who have no command line (server/site/page-head.ts).
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
 * Names the script before everything that index.html loads.
 * @param {string} html
 * @param {string} file
 */
export const withEarlyKeys = (html, file) =>
  html.replace(
    /<(?:link rel="(?:modulepreload|stylesheet)"|script)/,
    (first) => `<script src="/${file}"></script>\n    ${first}`,
  )
