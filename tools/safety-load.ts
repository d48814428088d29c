// `npm run safety:load`: counts for 100 prescriptions of an invented month (server/safety/coverage/alert-load/visits) how
// many a finding of the safety checks interrupts, how many findings there are, and how many questions have no answer (gaps).
// Prints also each finding and each gap, and the same counts for records without the filtration rate of most patients.
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { checkMonth, loadOf } from '#server/safety/coverage/alert-load/month.ts'
import { openSafety } from '#server/safety/open-safety.ts'

const root = projectRoot()
const catalogue = loadCatalogue(root)
const safety = openSafety(root, catalogue, serveCatalogue(catalogue))
const month = checkMonth(root, safety)
const print = (line: string): void => void process.stdout.write(`${line}\n`)

for (const { kind, rows, result } of month) {
  for (const { severity, about } of result.findings)
    print(`${severity}: ${about.join(' + ')} | ${kind}: ${rows}`)
  for (const { reason, about } of result.gaps) print(`gap ${reason}: ${about.join(' + ')} | ${kind}: ${rows}`)
}

print(`${countsOf(month)} (${month.length} were checked, all with a whole record)`)
print(
  `${countsOf(checkMonth(root, safety, 'usual'))} (the filtration rate is known only with a diagnosis N18)`,
)

function countsOf(visits: ReturnType<typeof checkMonth>): string {
  const { stops, findings, gaps, withFinding, withGap } = loadOf(visits)
  return (
    `Of 100 prescriptions: ${stops.toFixed(1)} stopped, ${findings.toFixed(1)} findings in ${withFinding.toFixed(1)}, ` +
    `${gaps.toFixed(1)} gaps in ${withGap.toFixed(1)}`
  )
}
