/** Pattern of the list of the Spanish texts in a built script: the name of each domain with the `import()` of its file. */
const LIST = /\{(?:(?:"[\w-]+"|\w+):\(\)=>\w+\(\(\)=>import\(`\.\/es\/[\w-]+\.js`\),\[\]\),?)+\}/
const ENTRY = /(?:"([\w-]+)"|(\w+)):\(\)=>(\w+)\(\(\)=>import\(`\.\/es\/([\w-]+)\.js`\),\[\]\)/g

/**
 * Replaces the list of the Spanish texts (locales/es/catalogue.ts), which every page loads, by one function. The list names
 * each domain twice, because the name of a domain is also that of its file.
 * @returns {import('vite').Plugin}
 */
export function textsByName() {
  return {
    name: 'texts-by-name',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const found = Object.values(bundle).filter((part) => part.type === 'chunk' && LIST.test(part.code))
        const [boot] = found
        if (found.length !== 1 || boot?.type !== 'chunk')
          throw new Error('the list of texts is in no script, or in several')
        boot.code = boot.code.replace(LIST, byName)
      },
    },
  }
}

/** Makes the code of a function that replaces a list of text files. @param {string} list */
export function byName(list) {
  const entries = [...list.matchAll(ENTRY)]
  for (const [, quoted, plain, , file] of entries)
    if ((quoted ?? plain) !== file)
      throw new Error(`the domain ${quoted ?? plain} must have the name of its file, ${file}`)
  const load = entries[0]?.[3]
  return `new Proxy({},{get:(_,n)=>()=>${load}(()=>import(\`./es/\${n}.js\`),[])})`
}
