import type { Widget } from '#brands/brand.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Page } from '../../ui/Page.tsx'

/**
 * Message in place of a page whose widget the brand, or this installation, has switched off: what the doctor can do
 * instead.
 */
export function SwitchedOff({ widget }: { widget: Widget }) {
  const { switchedOff: texts } = useTexts('blocked')
  const { errors } = useTexts('common')
  const { name } = useBrand()
  const of = widget === 'ian' ? 'ian' : 'payment'
  return (
    <Page title={texts.title[of](name)} lead={texts.help[of]} width="narrow">
      <div className="flex flex-wrap gap-3">
        <Link button="primary" to={paths.index}>
          {errors.goHome}
        </Link>
        <Button onClick={openContact}>{texts.ask}</Button>
      </div>
    </Page>
  )
}
