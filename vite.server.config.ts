import { defineConfig } from 'vite'

/**
 * Programs that Node runs, the server and the tools: one file each. tools/setup/bundle.mjs says which they are, and
 * where they go.
 */
export default defineConfig({
  publicDir: false,
  // `#contract/…` and its like are ours and belong into the bundle; the packages stay in node_modules.
  ssr: { noExternal: [/^#/] },
  build: {
    target: 'node24',
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
