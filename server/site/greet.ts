import type { FastifyRequest } from 'fastify'
import type { Brand } from '#brands/brand.ts'
import { browsingDoctor } from '../accounts/session/doctor-of-browser.ts'
import type { Database } from '../database/database.ts'
import { profileOfDoctor } from '../profile/profile-of.ts'
import { type FirstFrame, firstFrame, isGreeted } from './first-frame.ts'

/** How long the home page waits for the greeting, ms: it is whole without one. */
const PATIENCE = 300

interface Greeter {
  database: Database
  clock: () => Date
  baseUrl: () => string
}

/**
 * Makes the function that reads the first frame of the home page for a request: undefined for a guest, for a doctor whom the
 * application leads elsewhere, and where the database does not answer in time.
 */
export const greeter = ({ database, clock, baseUrl }: Greeter) => {
  const read = async (request: FastifyRequest, brand: Brand): Promise<FirstFrame | undefined> => {
    const doctorId = await browsingDoctor(database.open, { request, baseUrl: baseUrl() })
    if (doctorId === undefined) return undefined
    const doctor = await database.asDoctor(doctorId, (sql) => profileOfDoctor(sql, doctorId, clock()))
    return isGreeted(doctor) ? firstFrame(doctor, brand, clock()) : undefined
  }
  return async (request: FastifyRequest, brand: Brand): Promise<FirstFrame | undefined> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE)
    })
    const found = read(request, brand).catch(() => undefined)
    return Promise.race([found, late]).finally(() => clearTimeout(timer))
  }
}
