import { type SyntheticEvent, useState } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'

/** Widget with a field for a question to the software assistant (IAN), which its page answers, and with example questions. */
export function IanWidget() {
  const texts = useTexts('ian-widget')
  const [text, setText] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    navigate(linkTo('ian', undefined, { q: text.trim() }))
  }
  return (
    <WidgetFrame id="ian" loaded={{ state: 'ready', data: texts }}>
      {({ lead, field, ask, placeholder, examples }) => (
        <form onSubmit={submit} className="grid content-start gap-3 px-4 py-4 sm:px-5">
          <p className="text-ink-soft">{lead}</p>
          <div className="flex items-end gap-2">
            <TextField
              label={field}
              hideLabel
              maxLength={600}
              placeholder={placeholder}
              value={text}
              className="min-w-0 flex-1"
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit">{ask}</Button>
          </div>
          <ul>
            {examples.map((q) => (
              <li key={q}>
                <Link
                  to={linkTo('ian', undefined, { q })}
                  className="inline-flex min-h-11 items-center py-1.5"
                >
                  {q}
                </Link>
              </li>
            ))}
          </ul>
        </form>
      )}
    </WidgetFrame>
  )
}
