import { Redirect } from '../../lib/router/Redirect.tsx'
import { useAddress } from '../../lib/router/Router.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { Link } from '../../ui/Link.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

/** Path above the settings pages. It has no page itself and redirects to the first one, the doctor's own data. */
const SETTINGS = /^\/settings\/?$/

/** Shown for every address without a page. */
export function NotFoundPage() {
  const { errors: texts } = useTexts('common')
  const { pathname } = useAddress()
  if (SETTINGS.test(pathname)) return <Redirect to={paths.settingsUser} />
  return (
    <div className="grid gap-3">
      <p className="text-lg font-semibold text-accent">404</p>
      <PageTitle className="text-xl font-semibold tracking-tight">{texts.notFoundTitle}</PageTitle>
      <p className="text-ink-soft">{texts.notFoundHelp}</p>
      <p className="mt-3">
        <Link button="primary" to={paths.home}>
          {texts.goHome}
        </Link>
      </p>
    </div>
  )
}
