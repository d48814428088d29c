import { useId } from 'react'
import { useDoctor } from '../../lib/account/profile.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'

/**
 * Option with a link to the activation of payment links, for a doctor without them: the menu has their page only once they are
 * active.
 */
export function PaylinksOption() {
  const { paylinks: texts } = useTexts('profile')
  const id = useId()
  const { brand } = useBrand()
  const { activate_paymentlinks: isActive, ux_settings: settings } = useDoctor()
  if (isActive || brand?.widgets.payment !== true) return null
  return (
    <section aria-labelledby={id} className="mt-6 grid justify-items-start gap-3 surface p-4 sm:p-6">
      <h2 id={id} className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p className="text-ink-soft">{settings.paylinkRequested ? texts.requested : texts.text}</p>
      <Link button="secondary" to={paths.paylinks}>
        {settings.paylinkRequested ? texts.see : texts.ask}
      </Link>
    </section>
  )
}
