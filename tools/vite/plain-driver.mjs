/**
 * Patches the library of the tours. It writes text through `innerHTML`, which Trusted Types forbid here, and
 * overwrites the ARIA attributes of the highlighted element, as if it opened a dialog. The patched library writes
 * text, and leaves the element unchanged.
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
