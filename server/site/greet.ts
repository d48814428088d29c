import type { FastifyRequest } from 'fastify'
import type { Brand } from '#brands/brand.ts'
import { browsingAccount } from '../accounts/session/account-of-browser.ts'
import type { Database } from '../database/database.ts'
import { reasonOf } from '../database/work-queue.ts'
import { profileOfDoctor } from '../profile/profile-of.ts'
import { composerFrame, type FirstFrame, firstFrame, isGreeted } from './first-frame.ts'
import type { PageName } from './page-at.ts'
import { shelfGlance } from './queries.ts'

/**
 * Time in ms that the server waits for the data of a page's first frame, the HTML that is painted before the scripts run.
 * Afterwards the page is sent without a first frame, and still works.
 */
const PATIENCE = 300

interface Greeter {
  database: Database
  clock: () => Date
  baseUrl: () => string
}

/** Pages of doctors whose HTML is sent with a first frame, which the browser shows before the scripts have run. */
const FRAMED = ['index', 'newPrescription'] as const satisfies readonly PageName[]
export type FramedPage = (typeof FRAMED)[number]

export const hasFrame = (page: PageName | undefined): page is FramedPage =>
  FRAMED.some((framed) => framed === page)

/**
 * Answer for an assistant who opens a doctor's page. Assistants have other pages, and each call of a doctor's page
 * would be refused.
 */
export const TO_ASSISTANT = 'to-assistant'

type Greeting = FirstFrame | typeof TO_ASSISTANT | undefined

/**
 * Makes the function that reads the first frame of a page for a request. The result is undefined for a guest, for a
 * doctor whom the application leads elsewhere, and where the database does not answer within `patience` ms.
 */
export const greeter = ({ database, clock, baseUrl }: Greeter, patience = PATIENCE) => {
  const read = async (request: FastifyRequest, brand: Brand, page: FramedPage): Promise<Greeting> => {
    const account = await browsingAccount(database.open, { request, baseUrl: baseUrl() })
    if (account === undefined) return undefined
    if (account.kind === 'assistant') return TO_ASSISTANT
    const doctorId = account.id
    return database.asDoctor(doctorId, async (sql) => {
      const doctor = await profileOfDoctor(sql, doctorId, clock())
      if (!isGreeted(doctor)) return undefined
      return page === 'index'
        ? firstFrame(doctor, brand, clock())
        : composerFrame(doctor, brand, await shelfGlance(sql, doctorId))
    })
  }
  return async (request: FastifyRequest, brand: Brand, page: FramedPage): Promise<Greeting> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patience)
    })
    const found = read(request, brand, page).catch((error: unknown) => {
      request.log.warn({ page, reason: reasonOf(error) }, 'a first frame was not read')
      return undefined
    })
    return Promise.race([found, late]).finally(() => clearTimeout(timer))
  }
}
