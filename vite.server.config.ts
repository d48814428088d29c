import { defineConfig } from 'vite'

/** Programs that Node runs: the server and the tools. What to build, and where to, is said by tools/setup/bundle.mjs. */
export default defineConfig({
  publicDir: false,
  // `#contract/…` and its like are ours and belong into the bundle; everything in node_modules stays there.
  ssr: { noExternal: [/^#/] },
  build: {
    target: 'node20',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { chunkFileNames: 'chunks/[name]-[hash].mjs' } },
  },
})
