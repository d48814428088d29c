import { passwordLength, PASSWORD_MIN } from '#contract/values/password.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../class-names.ts'
import { useStrength } from '../../lib/account/use-strength.ts'

const BARS = [1, 2, 3, 4]

interface PasswordStrengthProps {
  password: string
  /** Words that are too weak to be the whole password: the email address, the brand. */
  words: readonly string[]
  /** Further words that an attacker would try first. */
  more?: readonly string[]
}

/** Strength of a password in words, or why the server will refuse it. Its space is reserved, so that nothing moves. */
export function PasswordStrength({ password, words, more }: PasswordStrengthProps) {
  const texts = useTexts('security')
  const judged = useStrength(password, words, more)
  const strength = judged?.fault ? 0 : judged?.score
  const missing = PASSWORD_MIN - passwordLength(password)
  const ofJudged = judged?.fault ? texts.refused[judged.fault] : texts.strength[judged?.score ?? -1]
  const sentence = password === '' ? '' : missing > 0 ? texts.missing(missing) : (ofJudged ?? '')
  return (
    <div className="-mt-3 grid gap-1.5">
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1 rounded-full',
              strength === undefined || strength < bar ? 'bg-line' : strength < 3 ? 'bg-warn' : 'bg-ok',
            )}
          />
        ))}
      </div>
      <output className="min-h-[1.4em] text-sm text-ink-faint">{sentence}</output>
    </div>
  )
}
