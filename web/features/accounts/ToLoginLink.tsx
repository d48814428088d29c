import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'

/** Link back to the login: quiet below a form, primary where it is the only thing left to do. */
export function ToLoginLink({ isNext = false }: { isNext?: boolean }) {
  const texts = useTexts('access')
  return (
    <Link to={paths.login} button={isNext ? 'primary' : 'quiet'}>
      {isNext ? texts.toLogin : texts.backToLogin}
    </Link>
  )
}
