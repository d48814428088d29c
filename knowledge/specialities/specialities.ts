import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import table from './specialities.json' with { type: 'json' }

const Speciality = z.object({ id: z.int(), es: z.string(), en: z.string() })
export type ListedSpeciality = z.output<typeof Speciality>

const list = z.object({
  version: z.string(),
  sources: z.array(z.string()).check(z.minLength(1)),
  specialities: z.array(Speciality),
})

/** Medical specialities that a doctor may announce to the public (LGS 81 and 83). */
export const listedSpecialities: readonly ListedSpeciality[] = list.parse(table).specialities

const byName = new Map(
  listedSpecialities.flatMap((one) => [one.es, one.en].map((name) => [normalize(name), one])),
)

/** Finds a speciality by its name in either language, regardless of accents and capitals. */
export const specialityNamed = (name: string): ListedSpeciality | undefined => byName.get(normalize(name))
