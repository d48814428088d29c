import { useTexts } from '../../lib/texts.ts'

/** Example questions to the software assistant (IAN), each as a button that sends the question. */
export function IanExamples({ ask }: { ask: (question: string) => void }) {
  const { examplesTitle, examples } = useTexts('ian')
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mb-1 text-ink-soft">
        {examplesTitle}
      </h2>
      <ul className="rows overflow-hidden">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => ask(example)}
              className="min-h-11 w-full cursor-pointer px-4 py-2.5 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
