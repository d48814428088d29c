import { secondFactors, type Passkey } from '#contract/accounts/second-factors.ts'
import { Problem } from '#contract/problem.ts'
import type { DoctorContext } from '../../http/route.ts'
import type { Domain } from '../../http/domain.ts'
import { texts } from '../../http/texts.ts'
import type { KeyVault } from '../../signing/key-vault.ts'
import type { BrandOf } from '../integration/access-routes.ts'
import { askBeforeIssuing } from './ask-before-issuing.ts'
import { removePasskey, removeTotp, renewRecoveryCodes, type FactorChange } from './change-factors.ts'
import { addPasskey, beginPasskey, beginTotp, confirmTotp } from './enrol-factors.ts'
import { isGoodAt, siteOfPasskey, type RelyingParty } from './passkeys.ts'
import { partyOf, siteOf } from '../site.ts'
import { accountById } from '../queries.ts'
import { renamePasskey, type StoredPasskey } from './second-factor-queries.ts'
import { factorsOf } from './second-factors.ts'
import { stepUp, stepUpWays } from './step-up.ts'
import { stepUpToIssue } from './step-up-queries.ts'

/** Routes by which a doctor proves their identity again (step-up), and manages the account's second factors. */
export function secondFactorRoutes(
  { bind, database, clock }: Domain,
  brandOf: BrandOf,
  { vault, config }: { vault: KeyVault; config: { secondFactorToSign: boolean } },
): void {
  const deps = { database, clock, vault }
  const changeOf = async (context: DoctorContext): Promise<FactorChange> => {
    const { caller, language } = context
    const account = await accountById(database.open, caller.accountId)
    if (!account) throw new Problem('not-found')
    return { caller, language, email: account.email, brand: brandOf(context).id }
  }

  bind(secondFactors.stepUpWays)((_input, context) =>
    stepUpWays(deps, partyOf(context, brandOf), context.caller),
  )

  bind(secondFactors.stepUp)(async ({ body }, context) => {
    await stepUp(deps, siteOf(context, brandOf), context.caller, body)
    return { detail: texts(context.language).provedAgain }
  })

  bind(secondFactors.askBeforeIssuing)(async ({ body }, { caller }) => {
    await askBeforeIssuing(database, caller, body.step_up_to_issue)
    return body
  })

  bind(secondFactors.get)((_input, context) => {
    const { accountId } = context.caller
    const party = partyOf(context, brandOf)
    return database.asDoctor(accountId, async (sql) => {
      const { passkeys, totpSince, recoveryCodesLeft } = await factorsOf(sql, accountId)
      return {
        passkeys: passkeys.map((row) => presentPasskey(row, party)),
        totp_since: totpSince?.toISOString() ?? null,
        recovery_codes_left: recoveryCodesLeft,
        step_up_to_issue: await stepUpToIssue(sql, accountId),
        second_factor_to_sign: config.secondFactorToSign,
      }
    })
  })

  bind(secondFactors.passkeyCreation)(async (_input, context) => {
    const site = { party: partyOf(context, brandOf), name: brandOf(context).name }
    return beginPasskey(deps, await changeOf(context), site)
  })

  bind(secondFactors.addPasskey)(async ({ body }, context) => {
    const party = partyOf(context, brandOf)
    const { added, codes } = await addPasskey(deps, await changeOf(context), party, body)
    return { passkey: presentPasskey(added, party), recovery_codes: codes }
  })

  bind(secondFactors.renamePasskey)(async ({ params, body }, context) => {
    const { accountId } = context.caller
    const renamed = await database.asDoctor(accountId, (sql) =>
      renamePasskey(sql, accountId, numberOf(params.id), body.name),
    )
    if (!renamed) throw new Problem('not-found')
    return presentPasskey(renamed, partyOf(context, brandOf))
  })

  bind(secondFactors.removePasskey)(async ({ params }, context) => {
    await removePasskey(deps, await changeOf(context), numberOf(params.id))
    return { detail: texts(context.language).factorRemoved }
  })

  bind(secondFactors.beginTotp)(async (_input, context) =>
    beginTotp(deps, await changeOf(context), brandOf(context).name),
  )

  bind(secondFactors.confirmTotp)(async ({ body }, context) => ({
    recovery_codes: await confirmTotp(deps, await changeOf(context), body.totp),
  }))

  bind(secondFactors.removeTotp)(async (_input, context) => {
    await removeTotp(deps, await changeOf(context))
    return { detail: texts(context.language).factorRemoved }
  })

  bind(secondFactors.renewRecoveryCodes)(async (_input, context) => ({
    recovery_codes: await renewRecoveryCodes(deps, await changeOf(context)),
  }))
}

/** Reads a passkey's id from a path. A text that is no number becomes 0, an id that no passkey has. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

const presentPasskey = (row: StoredPasskey, party: RelyingParty): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  synced: row.synced,
  elsewhere: isGoodAt(party, row) ? null : siteOfPasskey(row, party),
})
