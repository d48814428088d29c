import type { ComponentProps } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { TextField } from '../../ui/fields/TextField.tsx'

/** Field for the email address of the account. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { email } = useTexts('access')
  return (
    <TextField
      {...props}
      label={email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}
