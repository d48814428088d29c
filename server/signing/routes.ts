import { keys } from '#contract/accounts/keys.ts'
import type { Brand } from '#brands/brand.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { exportKey, type Recipient } from './export-key.ts'
import { presentKey } from './present.ts'
import { keysOf } from './queries.ts'
import { rotateKey } from './rotate-key.ts'
import type { Signer } from './signer.ts'

type BrandOf = (context: RequestContext) => Pick<Brand, 'id' | 'name'>

/** Routes for the doctor's signing keys: list, export, rotation. */
export function keyRoutes({ bind, database }: Domain, signer: Signer, brandOf: BrandOf): void {
  const recipient = (context: RequestContext): Recipient => {
    const { id: brand, name: brandName } = brandOf(context)
    return { language: context.language, brand, brandName }
  }

  bind(keys.list)(async (_input, { caller }) => {
    const rows = await database.asDoctor(caller.accountId, (sql) => keysOf(sql, caller.accountId))
    return { results: rows.map(presentKey) }
  })

  bind(keys.export)(async ({ body }, context) =>
    exportKey(database, signer, context.caller, { ...body, ...recipient(context) }),
  )

  bind(keys.rotate)(async (_input, context) =>
    rotateKey(database, signer, context.caller, recipient(context)),
  )
}
