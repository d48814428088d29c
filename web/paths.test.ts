import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
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
      "/welcome",
      "/prescriptions",
      "/prescriptions/new",
      "/prescriptions/practice",
      "/drafts",
      "/drafts/7",
      "/favourites",
      "/shortcuts",
      "/invitation",
      "/assistant",
      "/assistant//drafts/7",
      "/assistant/security",
      "/prescriptions/ab12",
      "/ian",
      "/patients",
      "/patients/",
      "/medications",
      "/figures",
      "/wrapped",
      "/paylinks",
      "/paylinks/reconciliation",
      "/paylinks/",
      "/embed/rx",
      "/redirect/new",
      "/settings",
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
      "/v",
      "/v/ab12",
      "/privacy/",
      "/pharmacy",
      "/operator",
    ]
  `)
})

test('every address has a page, and every page has an address', () => {
  const routes = readFileSync('web/routes.tsx', 'utf8').matchAll(/\[paths\.(\w+)\]: /g)
  // The address above the settings pages leads to the first of them (NotFoundPage.tsx).
  const withPage = [...routes].map(([, name = '']) => name).concat('settings')
  expect(withPage.toSorted()).toEqual(Object.keys(pageAddresses).toSorted())
})

test('a parameter can’t change the path around it', () => {
  expect(linkTo('verification', { signature: '../a b?c#d' })).toBe('/v/..%2Fa%20b%3Fc%23d')
})

test('the query leaves out unset values', () => {
  expect(linkTo('prescriptions', undefined, { search: 'peña & hijo', page: undefined })).toBe(
    '/prescriptions?search=pe%C3%B1a+%26+hijo',
  )
})
