import { useStore } from '../lib/store.ts'
import { chooseLanguage, language, useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'

/**
 * Switch to the other language, named in that language. The browser stores the choice, which is then saved in the account that
 * logs in next.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { languageOther } = useTexts('common')
  const other = useStore(language) === 'es' ? 'en' : 'es'
  return (
    <Button tone="quiet" lang={other} className={className} onClick={() => chooseLanguage(other)}>
      {languageOther}
    </Button>
  )
}
