import type { Privacy } from '#contract/patients/patient-privacy.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { formatDay } from '../../lib/format.ts'

interface Words {
  version: (version: string) => string
  source: (source: string) => string
  patient: string
  day: string
  signature: string
}

/** Prints the consent text with a signature line, from a hidden frame, so that the page is not changed. */
export function printConsent(text: Privacy['text'], name: string, words: Words): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet) return
  const add = (tag: string, content: string, style = '') => {
    const element = sheet.createElement(tag)
    element.textContent = content
    element.style.cssText = style
    sheet.body.append(element)
  }
  sheet.title = text.title
  sheet.body.style.cssText = 'font:12pt/1.5 sans-serif;margin:20mm'
  add('h1', text.title, 'font-size:16pt')
  for (const paragraph of text.paragraphs) add('p', paragraph)
  add('p', `${words.patient}: ${name}`, 'margin-top:12mm')
  add('p', `${words.day}: ${formatDay(mexicoToday())}`)
  add('p', words.signature, 'margin-top:24mm;border-top:1px solid;width:90mm;padding-top:2mm')
  add('p', `${words.version(formatDay(text.version))}. ${words.source(text.source)}`, 'font-size:9pt')
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
