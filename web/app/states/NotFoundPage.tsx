import { routeAt } from '../known-pages.ts'
import { SwitchedOff } from './SwitchedOff.tsx'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { useAddress } from '../../lib/router/Router.tsx'
import { paths } from '../../paths.ts'
import { sessionStatus } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageMessage } from '../../ui/states/PageMessage.tsx'

/** Path above the settings pages. It has no page itself and redirects to the first one, the doctor's own data. */
const SETTINGS = /^\/settings\/?$/

/** Message for every address without a page, and for those whose page the brand has switched off. */
export function NotFoundPage() {
  const { errors: texts } = useTexts('common')
  const { pathname } = useAddress()
  const isGuest = useStore(sessionStatus) === 'guest'
  const widget = routeAt(pathname)?.route.widget
  if (widget) return <SwitchedOff widget={widget} />
  if (SETTINGS.test(pathname)) return <Redirect to={paths.settingsUser} />
  return (
    <PageMessage
      status={404}
      title={texts.notFoundTitle}
      action={
        <>
          <Link button="primary" to={paths.index}>
            {texts.goHome}
          </Link>
          {/* A guest gets the language switch, because a guest has no account that stores a language. */}
          {isGuest && <LanguageSwitch />}
        </>
      }
    >
      {texts.notFoundHelp}
    </PageMessage>
  )
}
