import { useTexts } from '../../lib/texts.ts'

/** First focusable link of the page: skips the menu. */
export function SkipLink() {
  const { skipToContent } = useTexts('shell')
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {skipToContent}
    </a>
  )
}
