import { useId, useState } from 'react'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Page } from '../../ui/Page.tsx'
import { shortcutKeys } from './keys.ts'
import { ShortcutList } from './ShortcutList.tsx'
import { sentenceFor, shorthandExamples } from './shorthand.ts'

const keyGroups = Object.keys(shortcutKeys) as (keyof typeof shortcutKeys)[]
const shorthandGroups = ['often', 'moments', 'days', 'amounts', 'routes', 'steps'] as const

/** Page `/shortcuts`: all keys of the product, and the shorthand that the composer reads. */
export function ShortcutsPage() {
  const texts = useTexts('shortcuts')
  const { printed } = useDocumentLang()
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid gap-7 lg:grid-cols-2">
        {/* The keys are left out on a touch screen, which has no keyboard. */}
        <div className="grid content-start gap-7 pointer-coarse:hidden">
          {keyGroups.map((group) => {
            const { title, keys } = texts.groups[group]
            const names: Readonly<Record<string, string>> = keys
            return (
              <ShortcutList
                key={group}
                title={title}
                rows={Object.entries(shortcutKeys[group]).map(([key, pressed]) => ({
                  written: pressed,
                  says: names[key] ?? '',
                }))}
              />
            )
          })}
          <ShortcutList
            title={texts.verbs.title}
            rows={texts.verbs.lines.map(({ line, says }) => ({ written: line, says }))}
          />
          <p className="text-sm text-ink-soft">{texts.mac}</p>
        </div>
        <section aria-labelledby="shorthand" className="grid content-start gap-5">
          <div>
            <h2 id="shorthand" className="text-lg font-semibold">
              {texts.shorthand.title}
            </h2>
            <p className="text-ink-soft">{texts.shorthand.lead}</p>
          </div>
          <TryShorthand />
          {shorthandGroups.map((group) => (
            <ShortcutList
              key={group}
              level={3}
              title={texts.shorthand.groups[group]}
              lang={printed}
              rows={shorthandExamples[group].map((written) => ({
                written,
                says: sentenceFor(written) ?? '',
              }))}
            />
          ))}
        </section>
      </div>
    </Page>
  )
}

/** A field in which instructions can be tried: their sentence appears below. Nothing is stored. */
function TryShorthand() {
  const texts = useTexts('shortcuts').try
  const { printed } = useDocumentLang()
  const [text, setText] = useState('')
  const id = useId()
  const sentence = text.trim() === '' ? undefined : sentenceFor(text)
  return (
    <div className="grid gap-1.5">
      <TextField
        id={id}
        label={texts.label}
        placeholder={texts.placeholder}
        maxLength={400}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="min-h-12 text-ink-soft">
        {sentence === undefined && texts.empty}
        {sentence === null && texts.none}
        {sentence && (
          <span lang={printed} className="text-ink">
            {sentence}
          </span>
        )}
      </p>
    </div>
  )
}
