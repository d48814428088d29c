import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'

interface ShowPasswordProps {
  isShown: boolean
  texts: { hidePassword: string; showPassword: string }
  onChange: (isShown: boolean) => void
}

/** Button at the end of a password field that shows what was typed, or hides it. */
export const ShowPassword = ({ isShown, texts, onChange }: ShowPasswordProps) => (
  <IconButton
    label={isShown ? texts.hidePassword : texts.showPassword}
    icon={isShown ? EyeOff : Eye}
    onClick={() => onChange(!isShown)}
  />
)
