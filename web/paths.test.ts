import { expect, test } from 'vitest'
import { linkTo, type PathName, paths } from './paths.ts'

test('every address of the product', () => {
  const links = (Object.keys(paths) as PathName[]).map((name) =>
    (linkTo as (name: PathName, params: Record<string, string>) => string)(name, {
      signature: 'ab12',
      id: '7',
    }),
  )
  expect(links).toMatchInlineSnapshot(`
    [
      "/",
      "/login",
      "/logout",
      "/register",
      "/registered",
      "/check-email",
      "/resend-confirmation",
      "/reset-password",
      "/new-password",
      "/password-updated",
      "/prescriptions",
      "/prescriptions/new",
      "/drafts",
      "/drafts/7",
      "/favourites",
      "/invitation",
      "/assistant",
      "/assistant//drafts/7",
      "/assistant/security",
      "/prescriptions/ab12",
      "/patients",
      "/patients/",
      "/medications",
      "/paylinks",
      "/settings/user",
      "/settings/options",
      "/settings/security",
      "/settings/close-account",
      "/settings/export",
      "/settings/hospitals",
      "/settings/hospitals/new",
      "/settings/hospitals/7",
      "/settings/hospitals/7/edit",
      "/settings/hospitals/7/sheets",
      "/settings/hospitals/7/paper",
      "/settings/pharmacies",
      "/v/ab12",
      "/privacy/",
      "/pharmacy",
      "/operator",
    ]
  `)
})

test('a parameter cannot leave its place in the path', () => {
  expect(linkTo('verification', { signature: '../a b?c#d' })).toBe('/v/..%2Fa%20b%3Fc%23d')
})

test('the query leaves out what is not set', () => {
  expect(linkTo('prescriptions', undefined, { search: 'peña & hijo', page: undefined })).toBe(
    '/prescriptions?search=pe%C3%B1a+%26+hijo',
  )
})
