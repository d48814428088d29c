import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'

/** Link back to the login: styled as a `quiet` button, or as the primary one where nothing else is left to do (`isNext`). */
export function ToLoginLink({ isNext = false }: { isNext?: boolean }) {
  const texts = useTexts('access')
  return (
    <Link to={paths.login} button={isNext ? 'primary' : 'quiet'}>
      {isNext ? texts.toLogin : texts.backToLogin}
    </Link>
  )
}
