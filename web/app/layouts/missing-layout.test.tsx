import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LayoutProps } from '../layout-props.ts'

const marked = (name: string) => (props: LayoutProps) => (
  <>
    {name} for {props.guard}: {props.children}
  </>
)

beforeAll(() => {
  vi.resetModules()
  vi.doMock('./DefaultLayout.tsx', () => ({ DefaultLayout: marked('menu') }))
  vi.doMock('./CenteredLayout.tsx', () => ({ CenteredLayout: marked('column') }))
})
afterAll(() => {
  vi.doUnmock('./DefaultLayout.tsx')
  vi.doUnmock('./CenteredLayout.tsx')
  vi.resetModules()
})

test.each([
  ['guest', 'column for open: 404'],
  ['doctor', 'menu for doctor: 404'],
  ['unreached', 'menu for doctor: 404'],
  ['expired', 'menu for doctor: 404'],
  ['restoring', ''],
] as const)('the frame of an unknown address opened as %s is: %s', async (status, frame) => {
  const { sessionStatus } = await import('../../lib/account/session.ts')
  const { MissingLayout } = await import('./MissingLayout.tsx')
  sessionStatus.set(status)
  expect(
    renderToStaticMarkup(<MissingLayout guard="open">404</MissingLayout>).replaceAll(/<[^>]*>/g, ''),
  ).toBe(frame)
})
