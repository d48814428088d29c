/**
 * Patches driver.js, the library of the guided tours. The library writes text through `innerHTML`, which the product's Trusted
 * Types forbid, and overwrites the ARIA attributes of the highlighted element, as if that element opened a dialog. It has no
 * option against either. The patched library writes plain text, and leaves the element unchanged. react-joyride 3.2 needs no
 * patch, but it is 26 kB of gzip instead of 7, has nine packages, and its overlay takes the clicks of the page.
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
