import { defineConfig } from 'vite'

/**
 * Build of the programs that Node runs, the server and the tools: one file each. tools/setup/bundle.mjs lists the programs and
 * their output files.
 */
export default defineConfig({
  publicDir: false,
  // Imports such as `#contract/…` are files of this project and are bundled; npm packages stay in node_modules.
  ssr: { noExternal: [/^#/] },
  build: {
    target: 'node24',
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
