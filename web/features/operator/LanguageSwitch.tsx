import { useStore } from '../../lib/store.ts'
import { language, setLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'

/** An operator has no profile that would keep a language: the browser does. */
export function LanguageSwitch() {
  const texts = useTexts('operator')
  const other = useStore(language) === 'es' ? 'en' : 'es'
  return (
    <Button tone="quiet" lang={other} onClick={() => void setLanguage(other)}>
      {texts.languageOther}
    </Button>
  )
}
