import { type ComponentProps, useState } from 'react'
import { PASSWORD_MAX } from '#contract/values/password.ts'
import { useTexts } from '../../lib/texts.ts'
import { ShowPassword } from './ShowPassword.tsx'
import { TextField } from './TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'maxLength'>

/** Password input: hidden, shown on request; pasting and password managers are allowed (WCAG 2.2, 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts('security')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={PASSWORD_MAX}
      autoCapitalize="none"
      spellCheck={false}
      trailing={<ShowPassword isShown={isShown} texts={texts} onChange={setShown} />}
    />
  )
}
