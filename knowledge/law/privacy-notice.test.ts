import { expect, test } from 'vitest'
import { privacyNoticeOf } from './privacy-notice.ts'

const who = { name: 'la Dra. Elena Prueba', address: 'Av. Ficticia 100', contact: 'elena@b.example' }

test.each(['es', 'en'] as const)(
  'the privacy notice in %s names the responsible person at each place for it',
  (language) => {
    const { version, source, title, simplified, full } = privacyNoticeOf(who, language)
    const text = [...simplified, ...full].join('\n')
    for (const part of Object.values(who)) expect(text.toLowerCase()).toContain(part.toLowerCase())
    expect(text).not.toMatch(/[{}]/)
    expect([version, source, title].every((one) => one !== '')).toBe(true)
    // A sentence that begins with the name of the person responsible begins with a capital.
    for (const paragraph of [...simplified, ...full]) expect(paragraph.charAt(0)).toMatch(/[\p{Lu}\p{N}]/u)
  },
)

test('the privacy notice differs between the languages', () => {
  expect(privacyNoticeOf(who, 'es').title).not.toBe(privacyNoticeOf(who, 'en').title)
  expect(privacyNoticeOf(who, 'es').full[0]).not.toBe(privacyNoticeOf(who, 'en').full[0])
})
