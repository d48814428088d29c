import { accounts } from '#contract/accounts/accounts.ts'
import type { Brand } from '#brands/brand.ts'
import type { RequestContext } from '../../http/context.ts'
import type { Domain } from '../../http/domain.ts'
import { networkOf } from '../../http/limits/network-of.ts'
import { texts } from '../../http/texts.ts'
import { askForMail } from '../letters/ask-for-mail.ts'
import { changePassword } from '../password/change-password.ts'
import { confirmEmail } from '../registration/confirm-email.ts'
import { deviceSecretOf } from '../session/cookies.ts'
import { register } from '../registration/register.ts'
import { lookAtReset, resetPassword } from '../password/reset-password.ts'

/** Finds the brand of a request. Mails have the brand's look, and a password must not be made of the brand's name. */
export type BrandOf = (context: RequestContext) => Pick<Brand, 'id' | 'name' | 'hosts'>

/** Routes of registration, confirmation of the address, and reset and change of a password (public-api.md 1.1). */
export function accessRoutes({ bind, database, clock }: Domain, brandOf: BrandOf): void {
  const who = (context: RequestContext) => {
    const { id: brand, name: brandName } = brandOf(context)
    return { address: networkOf(context.request.ip), language: context.language, brand, brandName }
  }

  bind(accounts.register)(async ({ body }, context) => {
    await register(database, { ...who(context), email: body.email, password: body.password1 })
    return { detail: texts(context.language).verificationSent }
  })

  bind(accounts.resendConfirmation)(async ({ body }, context) => {
    await askForMail(database, 'confirmation', { ...who(context), email: body.email })
    return { detail: texts(context.language).verificationSent }
  })

  bind(accounts.verifyEmail)(async ({ body }, { request }) => {
    await confirmEmail(database, body.key, networkOf(request.ip))
    return { detail: 'Ok' }
  })

  bind(accounts.requestReset)(async ({ body }, context) => {
    await askForMail(database, 'reset', { ...who(context), email: body.email })
    return { detail: texts(context.language).resetSent }
  })

  bind(accounts.lookAtReset)(async ({ body }, { request }) => {
    await lookAtReset(database, { ...body, address: networkOf(request.ip) })
    return { detail: 'Ok' }
  })

  bind(accounts.confirmReset)(async ({ body }, context) => {
    const { uid, token, new_password1: password } = body
    await resetPassword(database, { ...who(context), uid, token, password })
    return { detail: texts(context.language).passwordReset }
  })

  bind(accounts.changePassword)(async ({ body }, context) => {
    await changePassword({ database, clock }, context.caller, {
      ...who(context),
      deviceSecret: deviceSecretOf(context),
      oldPassword: body.old_password,
      newPassword: body.new_password1,
    })
    return { detail: texts(context.language).passwordChanged }
  })
}
