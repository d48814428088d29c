import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { benchAssistant } from './assistant.ts'
import { benchCommit } from './issuing/commit.ts'
import { benchAttention } from './dashboard/attention.ts'
import { benchHomePage } from './dashboard/page.ts'
import type { Figure } from './figure.ts'
import { benchFigures } from './figures.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchHistory } from './history.ts'
import { benchHostile } from './hostile.ts'
import { benchIssue } from './issuing/issue.ts'
import { benchJudge } from './judging/judge.ts'
import { benchInteractions } from './composer/interactions.ts'
import { benchKeys } from './composer/keys.ts'
import { benchLayout } from './composer/layout.ts'
import { benchMemory } from './memory.ts'
import { benchPayPage } from './pay-page.ts'
import { benchPdf } from './pdf.ts'
import { benchPosology } from './posology.ts'
import { benchRendering } from './rendering.ts'
import { benchRestore } from './restore.ts'
import { benchSafety } from './safety.ts'
import { benchSearch } from './search.ts'
import { benchSettings } from './settings.ts'
import { benchShifts } from './shifts.ts'

/**
 * All measurements in order. The file of each measurement says what it measures, and on which data. `npm run bench -- pdf` runs
 * only the one named `pdf`.
 */
const questions: Record<string, () => Promise<Figure[]>> = {
  issue: benchIssue,
  commit: benchCommit,
  search: benchSearch,
  history: benchHistory,
  figures: benchFigures,
  pdf: benchPdf,
  posology: benchPosology,
  judge: benchJudge,
  safety: benchSafety,
  'first-load': benchFirstLoad,
  attention: benchAttention,
  'home-page': benchHomePage,
  'pay-page': benchPayPage,
  keys: benchKeys,
  layout: benchLayout,
  interactions: benchInteractions,
  shifts: benchShifts,
  settings: benchSettings,
  hostile: benchHostile,
  rendering: benchRendering,
  memory: benchMemory,
  restore: benchRestore,
  assistant: benchAssistant,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(questions, name))
if (unknown.length > 0)
  throw new ExpectedFailure(`no measurement ${unknown.join(', ')}: ${Object.keys(questions).join(', ')}`)
const figures: Figure[] = []
for (const [name, measure] of Object.entries(questions)) {
  if (asked.length === 0 || asked.includes(name)) figures.push(...(await measure()))
}

const rows = figures.map((f) => [
  f.figure,
  `${f.value} ${f.unit}`,
  f.limit,
  f.holds ? 'yes' : 'NO',
  f.note ?? '',
])
const head = ['figure', 'value', 'limit', 'holds', 'note']
const widths = head.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
)
for (const row of [head, ...rows]) {
  process.stdout.write(
    `${row.map((cell, column) => (column < 4 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')}\n`,
  )
}
process.exit(figures.every((f) => f.holds) ? 0 : 1)
