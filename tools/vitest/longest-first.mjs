import { BaseSequencer } from 'vitest/node'

/**
 * Test projects in the order in which their tests begin. A project whose tests use the processor least comes first, so that the
 * tests of the other projects use the processor at the same time.
 */
const PROJECTS = ['e2e', 'server', 'unit']

/**
 * Test files that take long although they are small. Without results of an earlier run Vitest begins with the largest files, so
 * that these would run last, while the other processor cores are idle.
 */
const LONG = [
  'e2e/browsers.e2e.ts',
  ...['axe-pages', 'offline', 'crash', 'used-device', 'languages', 'journeys', 'brands', 'assistants'].map(
    (name) => `e2e/${name}.e2e.ts`,
  ),
  'server/authorization.test.ts',
]

/** Sorts the test files: by project, then the long ones first, then in the order of Vitest. */
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

/** Position of a test file's project in the order of the projects. @param {import('vitest/node').TestSpecification} file */
const orderOf = ({ project }) => PROJECTS.indexOf(project.name)

/**
 * Position of a test file in the list of long ones; a position after all of them if it is not in the list.
 * @param {import('vitest/node').TestSpecification} file
 */
const lengthOf = ({ moduleId }) => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`))
  return at < 0 ? LONG.length : at
}
