import type { Figure } from './figure.ts'
import { openBenchDatabase, withOwner, type Ground } from './ground.ts'
import { fillHistory, nameOfPatient, type Filling } from './history-data.ts'
import { median, percentile, round } from './statistics.ts'
import { listPrescriptions } from '#server/prescriptions/list-prescriptions.ts'

const LARGE: Filling = { all: 2_000_000, own: 100_000 }
const SMALL: Filling = { all: 200_000, own: 10_000 }
const CALLS = 300
const P99_MS = 30
const GROWTH = 2
const PAGE = 25

/**
 * Search texts as doctors type them: whole names, a name with the beginning of a surname, an address, a diagnosis with its
 * code.
 */
const searches = [
  nameOfPatient(77),
  nameOfPatient(1234),
  nameOfPatient(901).split(' ').slice(0, 2).join(' '),
  `${nameOfPatient(456).split(' ')[0]} ${nameOfPatient(456).split(' ')[1]?.slice(0, 3)}`,
  'paciente77',
  'hipertension i10',
  'nadie con este nombre',
]

/**
 * Measures the history page of one doctor, among two million prescriptions and, in the same run, among a tenth of that: the
 * list as the endpoint reads it (page and count in one transaction under row security), and searches.
 */
export async function benchHistory(): Promise<Figure[]> {
  const small = await timesAt(SMALL)
  const large = await timesAt(LARGE)
  const note = `${LARGE.own} of ${LARGE.all} prescriptions; a tenth: ${SMALL.own} of ${SMALL.all}; ${CALLS} calls each`
  return (['list', 'search'] as const).flatMap((kind): Figure[] => {
    const p99 = percentile(large[kind], 0.99)
    const growth = median(large[kind]) / median(small[kind])
    return [
      {
        figure: `history ${kind}: p99`,
        value: round(p99),
        unit: 'ms',
        limit: `< ${P99_MS}`,
        holds: p99 < P99_MS,
        note,
      },
      {
        figure: `history ${kind}: time to a tenth of the size`,
        value: round(growth),
        unit: 'x',
        limit: `<= ${GROWTH}`,
        holds: growth <= GROWTH,
        note: `medians ${round(median(large[kind]))} and ${round(median(small[kind]))} ms`,
      },
    ]
  })
}

async function timesAt(filling: Filling): Promise<{ list: number[]; search: number[] }> {
  const ground = await openBenchDatabase()
  try {
    await withOwner(ground, (client) => fillHistory(client, ground, filling))
    const list = await timed(ground, (call) => ({ search: '', offset: (call % 40) * PAGE }))
    const search = await timed(ground, (call) => ({
      search: searches[call % searches.length] ?? '',
      offset: 0,
    }))
    return { list, search }
  } finally {
    await ground.close()
  }
}

async function timed(
  ground: Ground,
  ask: (call: number) => { search: string; offset: number },
): Promise<number[]> {
  const { database, doctorId } = ground
  const times: number[] = []
  for (let call = -20; call < CALLS; call += 1) {
    const request = { ...ask(Math.max(0, call)), file: '', limit: PAGE }
    const start = performance.now()
    await database.asDoctor(doctorId, (sql) => listPrescriptions(sql, doctorId, request))
    if (call >= 0) times.push(performance.now() - start)
  }
  return times
}
