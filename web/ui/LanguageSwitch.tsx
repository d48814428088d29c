import { useStore } from '../lib/store.ts'
import { language, setLanguage, useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'

/**
 * Switch to the other language, named in that language. It is meant for visitors without a profile: the browser keeps
 * the choice.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { languageOther } = useTexts('common')
  const other = useStore(language) === 'es' ? 'en' : 'es'
  return (
    <Button tone="quiet" lang={other} className={className} onClick={() => void setLanguage(other)}>
      {languageOther}
    </Button>
  )
}
