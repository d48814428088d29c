import { useStore } from '../lib/store.ts'
import { language, setLanguage, useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'

/** The other language, in its own words. For who has no profile that would keep it: the browser does. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { languageOther } = useTexts('common')
  const other = useStore(language) === 'es' ? 'en' : 'es'
  return (
    <Button tone="quiet" lang={other} className={className} onClick={() => void setLanguage(other)}>
      {languageOther}
    </Button>
  )
}
