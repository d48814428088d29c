import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'

/** The way back to the login: quiet below a form, the one thing to do at the end of a way. */
export function ToLoginLink({ isNext = false }: { isNext?: boolean }) {
  const texts = useTexts('access')
  return (
    <Link to={paths.login} button={isNext ? 'primary' : 'quiet'}>
      {isNext ? texts.toLogin : texts.backToLogin}
    </Link>
  )
}
