import { BaseSequencer } from 'vitest/node'

/** Projects in the order in which their tests begin: those that wait most first, so that the others fill what they leave. */
const PROJECTS = ['e2e', 'server', 'unit']

/**
 * Files that take longest for their size. Without results of an earlier run Vitest begins with the largest files, so that
 * these would be last, and one core would wait for them.
 */
const LONG = [
  'e2e/browsers.e2e.ts',
  ...['axe-pages', 'offline', 'crash', 'used-device', 'languages', 'journeys', 'brands', 'assistants'].map(
    (name) => `e2e/${name}.e2e.ts`,
  ),
  'server/authorization.test.ts',
]

/** Order of the test files: by project, these long ones first, then as Vitest orders them. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || lengthOf(a) - lengthOf(b))
  }
}

/** @param {import('vitest/node').TestSpecification} file */
const orderOf = ({ project }) => PROJECTS.indexOf(project.name)

/** Place of a file among the long ones; after them all when it is none. @param {import('vitest/node').TestSpecification} file */
const lengthOf = ({ moduleId }) => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`))
  return at < 0 ? LONG.length : at
}
