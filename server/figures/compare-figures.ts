import type { Database } from '../database/database.ts'
import { doctorsAfter, foldFigures, repairFigures } from './queries.ts'

const DOCTORS = 200

/**
 * Compares the stored counts of every doctor with the prescriptions and adds what is missing, each doctor in one transaction. A
 * difference is logged; it means that something changed prescriptions without the database triggers, such as a repair by hand.
 * The day's newly issued prescriptions, which are stored apart, are added to the counts.
 * @returns number of doctors whose counts were wrong
 */
export async function compareFigures(
  database: Database,
  log: (line: string) => void,
  batch = DOCTORS,
): Promise<number> {
  let wrong = 0
  let last = 0
  for (;;) {
    const doctors = await doctorsAfter(database.open, last, batch)
    for (const doctorId of doctors) {
      const counts = await database.asDoctor(doctorId, async (sql) => {
        const repaired = await repairFigures(sql, doctorId)
        await foldFigures(sql, doctorId)
        return repaired
      })
      if (counts === 0) continue
      wrong += 1
      log(`figures repaired: doctor ${doctorId}, counts ${counts}`)
    }
    last = doctors.at(-1) ?? last
    if (doctors.length < batch) return wrong
  }
}
