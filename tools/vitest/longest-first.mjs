import { BaseSequencer } from 'vitest/node'

/**
 * Files of journeys that take longest for their size. Without results of an earlier run Vitest begins with the largest files,
 * so that these would be last, and one core would wait for them.
 */
const LONG = ['offline', 'crash', 'browsers', 'languages', 'axe-pages', 'journeys', 'brands', 'assistants']
const names = new Set(LONG.map((name) => `/e2e/${name}.e2e.ts`))

/** Order of the test files: these long ones first in their group, then as Vitest orders them. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      names.has(moduleId.slice(moduleId.lastIndexOf('/e2e/')))
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || Number(isLong(b)) - Number(isLong(a)))
  }
}

/** @param {import('vitest/node').TestSpecification} file */
const orderOf = ({ project }) => project.config.sequence.groupOrder
