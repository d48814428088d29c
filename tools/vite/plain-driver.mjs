/**
 * The tours' library writes its words through `innerHTML`, which Trusted Types forbid here, and says of the element
 * that it points at that it opens a dialog, over what the element says of itself. Built in, it writes text and leaves
 * the element alone.
 * @returns {import('vite').Plugin}
 */
export function plainDriver() {
  return {
    name: 'plain-driver',
    transform: {
      filter: { id: /driver\.js[/\\]dist[/\\]driver\.js\.mjs$/ },
      handler(code) {
        const plain = code
          .replaceAll('.innerHTML=', '.textContent=')
          .replaceAll('`&times;`', '`\u00d7`')
          .replaceAll(
            /\w+\.(?:set|remove)Attribute\(`aria-(?:haspopup|expanded|controls)`(?:,`[\w-]+`)?\)/g,
            '0',
          )
        if (plain === code || plain.includes('innerHTML')) throw new Error('driver.js is no longer as it was')
        return { code: plain, map: null }
      },
    },
  }
}
