import type { Texts } from '../es/privacy.ts'

export const texts: Texts = {
  title: 'Privacy notice',
  full: 'The whole notice',
  version: (version, source) => `Version ${version}. ${source}.`,
  print: 'Print',
  missing: 'There is no privacy notice here',
  missingHelp:
    'The doctor has not yet recorded a name, an address and a way to be reached, or the link is mistyped.',
  failed: 'The notice could not be loaded.',
}
