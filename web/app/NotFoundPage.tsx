import { paths } from '../paths.ts'
import { useTexts } from '../lib/texts.ts'
import { Link } from '../ui/Link.tsx'
import { PageTitle } from '../ui/Page.tsx'

/** For every address without a page. */
export function NotFoundPage() {
  const texts = useTexts('errors')
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
