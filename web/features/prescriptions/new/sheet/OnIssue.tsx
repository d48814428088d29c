import { useDocumentLang, useTexts } from '../../../../lib/texts.ts'

/** Stands where something is printed that an issued prescription has and a draft has not: said, never made up. */
export function OnIssue() {
  const texts = useTexts('composer')
  const { said } = useDocumentLang()
  return (
    <i lang={said} data-on-issue className="sheet-later">
      {texts.onIssue}
    </i>
  )
}
