import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/*
 * Every form ends in one of three ways (decision 068): usually with a FormEnd, and otherwise as the two lists of exceptions in
 * this file say.
 */

/** Forms that have a single field, or fit on one line: their button stands beside the field. */
const IN_ONE_LINE = [
  'features/composer/safety/WeightForm.tsx',
  'features/dashboard/attention/ResendForm.tsx',
  'features/dashboard/widgets/IanWidget.tsx',
  'features/ian/AskField.tsx',
  'features/paylinks/SharePaylink.tsx',
  'features/pharmacies/SaleForm.tsx',
  'features/pharmacies/ScanField.tsx',
  'features/settings/hospitals/InviteForm.tsx',
  'features/verification/VerifyPage.tsx',
]

/** Forms for logging in, registering or resetting a password: a narrow column that ends with one button as wide as the column. */
const OF_ENTRY = [
  'features/accounts/AskForMail.tsx',
  'features/accounts/LoginPage.tsx',
  'features/accounts/NewPasswordForm.tsx',
  'features/accounts/RegisterPage.tsx',
  'features/invitations/JoinForm.tsx',
  'features/operator/TurnForm.tsx',
  'features/pharmacies/TokenForm.tsx',
]

/** Pattern of a file whose form ends with a FormEnd, or with a Dialog, which puts its property `actions` into a FormEnd. */
const ENDS = /<FormEnd|<Dialog[\s\S]*actions=/

const WEB = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(WEB, file), 'utf8')
const forms = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter((file) => /<form\b/.test(read(file)))

test('every form ends with FormEnd, beside its one field, or as the forms of entry do', () => {
  expect(forms.length).toBeGreaterThan(40)
  expect(forms.filter((file) => !ENDS.test(read(file))).toSorted()).toEqual(
    [...IN_ONE_LINE, ...OF_ENTRY].toSorted(),
  )
  expect(read('ui/dialog/Dialog.tsx')).toContain('<FormEnd>')
})

test('no component draws the end of a form itself', () => {
  const tsx = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const drawn = /flex-wrap[^"']* justify-end gap-[23]["' ]/
  expect(tsx.filter((file) => drawn.test(read(file)))).toEqual(['ui/fields/FormEnd.tsx'])
})
