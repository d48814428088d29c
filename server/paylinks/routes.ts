import { paylinks, type PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { Problem } from '#contract/problem.ts'
import { checkClabe } from '#contract/values/identifiers/clabe.ts'
import { MEXICO_CITY, mexicoDay } from '#contract/values/mexico-day.ts'
import { paylinkFile as en } from '#locales/en/paylink-file.ts'
import { paylinkFile as es } from '#locales/es/paylink-file.ts'
import type { Sql } from '../database/database.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import type { DoctorContext } from '../http/route.ts'
import { paymentAccountOf, savePaymentAccount } from './account-queries.ts'
import { cancelPaylink, confirmPaylink, denyPaylink, refundPaylink } from './act-on-paylink.ts'
import type { FindClinical } from './check-concept.ts'
import { createPaylink } from './create-paylink.ts'
import { queueReceipt, queueRequest } from './mail-paylink.ts'
import { openPaylink } from './move-paylink.ts'
import { countLedger, ledgerPage, movementsOf, paylinkTotals } from './movement-queries.ts'
import { paylinkBySlug, paylinkPage, setPaylinkPerson } from './paylink-queries.ts'
import { presentAccount, presentDetail, presentLedgerLine, presentPaylink } from './present.ts'
import { reconcileMonth } from './reconcile-month.ts'
import { writeCsv } from './write-csv.ts'

interface PaylinkOptions {
  findClinical: FindClinical
  brandId: (context: Pick<DoctorContext, 'request'>) => string
  /** Whether a provider of card payments is configured. */
  cards: boolean
}

/** Maximum number of lines of a CSV file, which is enough for a doctor's payments of many years. */
const CSV_LINES = 50_000

/** Routes of the doctor's payment links. */
export function paylinkRoutes(domain: Domain, options: PaylinkOptions): void {
  const { bind, database, clock } = domain
  const detail = async (
    sql: Sql,
    doctorId: number,
    slug: string,
    baseUrl: string,
  ): Promise<PaylinkDetail> => {
    const link = await paylinkBySlug(sql, doctorId, slug, clock())
    if (!link) throw new Problem('not-found')
    return presentDetail(link, await movementsOf(sql, doctorId, link.id), baseUrl)
  }
  /** Carries out an action of the doctor on a payment link, and returns the changed link. */
  const act = (
    { caller: { accountId }, baseUrl }: DoctorContext,
    slug: string,
    work: (sql: Sql, doctorId: number) => Promise<unknown>,
  ): Promise<PaylinkDetail> =>
    database.asDoctor(accountId, async (sql) => {
      await work(sql, accountId)
      return detail(sql, accountId, slug, baseUrl)
    })

  bind(paylinks.list)(async ({ query }, { caller: { accountId }, baseUrl, request }) => {
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const { rows, count, ...totals } = await database.asDoctor(accountId, async (sql) => ({
      rows: await paylinkPage(sql, accountId, clock(), page),
      ...(await paylinkTotals(sql, accountId, clock())),
    }))
    const shown = rows.map((row) => presentPaylink(row, baseUrl))
    return { ...envelope(shown, count, query, { baseUrl, path: request.url }), totals }
  })

  bind(paylinks.get)(({ params }, { caller: { accountId }, baseUrl }) =>
    database.asDoctor(accountId, (sql) => detail(sql, accountId, params.slug, baseUrl)),
  )

  bind(paylinks.create)(({ body }, context) =>
    database.asDoctor(context.caller.accountId, async (sql) => {
      const doctorId = context.caller.accountId
      const slug = await createPaylink(sql, doctorId, {
        wanted: body,
        key: context.idempotencyKey,
        brand: options.brandId(context),
        now: clock(),
        findClinical: options.findClinical,
      })
      return detail(sql, doctorId, slug, context.baseUrl)
    }),
  )

  bind(paylinks.cancel)(({ params, body }, context) =>
    act(context, params.slug, (sql, id) => cancelPaylink(sql, id, { ...params, ...body, now: clock() })),
  )
  bind(paylinks.deny)(({ params, body }, context) =>
    act(context, params.slug, (sql, id) => denyPaylink(sql, id, { ...params, ...body, now: clock() })),
  )
  bind(paylinks.confirm)(({ params, body: { amount_cents: cents, ...body } }, context) =>
    act(context, params.slug, (sql, id) =>
      confirmPaylink(sql, id, { ...params, ...body, cents, now: clock() }),
    ),
  )
  bind(paylinks.refund)(({ params, body: { amount_cents: cents, ...body } }, context) =>
    act(context, params.slug, (sql, id) =>
      refundPaylink(sql, id, { ...params, ...body, cents, now: clock() }),
    ),
  )
  bind(paylinks.share)(({ params, body: { email } }, context) =>
    act(context, params.slug, async (sql, doctorId) => {
      const link = await openPaylink(sql, doctorId, params.slug, clock())
      await setPaylinkPerson(sql, doctorId, link.id, { patientId: null, email })
      if (link.state === 'pending' || link.state === 'reported') await queueRequest(sql, { ...link, email })
      else if (link.state === 'paid') await queueReceipt(sql, { ...link, email })
      else throw new Problem('paylink-state', { values: { act: 'share', state: link.state } })
    }),
  )
  ledgerRoutes(domain)
  accountRoutesOf(domain, options.cards)
}

/** Routes of the money movements of payment links, for the reconciliation and the accountant. */
function ledgerRoutes({ bind, database, clock }: Domain): void {
  const daysOf = (period: { from?: string | undefined; until?: string | undefined }) => ({
    from: period.from ?? null,
    until: period.until ?? null,
    zone: MEXICO_CITY,
  })
  bind(paylinks.movements)(async ({ query }, { caller: { accountId }, baseUrl, request }) => {
    const page = { limit: pageSize(query.limit), offset: query.offset }
    const { rows, count } = await database.asDoctor(accountId, async (sql) => ({
      rows: await ledgerPage(sql, accountId, daysOf(query), page),
      count: (await countLedger(sql, accountId, daysOf(query))).count,
    }))
    return envelope(rows.map(presentLedgerLine), count, query, { baseUrl, path: request.url })
  })

  bind(paylinks.reconciliation)(({ params: { month } }, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => reconcileMonth(sql, accountId, { month, now: clock() })),
  )

  bind(paylinks.csv)(async ({ query }, { caller: { accountId }, language }) => {
    const t = language === 'en' ? en : es
    const page = { limit: CSV_LINES, offset: 0 }
    const rows = await database.asDoctor(accountId, (sql) => ledgerPage(sql, accountId, daysOf(query), page))
    return { name: t.name(mexicoDay(clock())), csv: writeCsv(rows, t) }
  })
}

/** Routes of the doctor's bank account for payment links, and of the check of a CLABE. */
function accountRoutesOf({ bind, database, clock }: Domain, cards: boolean): void {
  const account = async (sql: Sql, doctorId: number) => {
    const stored = await paymentAccountOf(sql, doctorId)
    if (!stored) throw new Problem('not-found')
    return presentAccount(stored, cards)
  }
  bind(paylinks.account)((_input, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => account(sql, accountId)),
  )

  bind(paylinks.activate)(({ body }, { caller: { accountId } }) => {
    const checked = checkClabe(body.clabe)
    if (!checked.ok) throw new Problem('invalid-input', { fields: { clabe: [`clabe-${checked.reason}`] } })
    return database.asDoctor(accountId, async (sql) => {
      const { holder } = body
      await savePaymentAccount(sql, accountId, { clabe: checked.value.text, holder, at: clock() })
      await recordEvent(sql, accountId, {
        actor: 'doctor',
        actorId: accountId,
        action: 'paylinks.requested',
        object: ['doctor', accountId],
      })
      return account(sql, accountId)
    })
  })

  bind(paylinks.clabe)(({ params }) => {
    const checked = checkClabe(params.value)
    return { ok: checked.ok, bank: checked.ok ? checked.value.bank : '' }
  })
}
