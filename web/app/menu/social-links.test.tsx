import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SocialLinks } from './SocialLinks.tsx'

const NETWORKS = ['facebook', 'twitter', 'youtube', 'instagram', 'linkedin'] as const

test.each(NETWORKS)('a brand on %s has a link to it', (network) => {
  const to = `https://${network}.example/marca`
  expect(renderToStaticMarkup(<SocialLinks social={{ [network]: to }} />)).toContain(`href="${to}"`)
})

test('links to social networks have a fixed order, and a brand without a network has no link to it', () => {
  const shown = renderToStaticMarkup(
    <SocialLinks
      social={{ linkedin: 'https://linkedin.example/marca', facebook: 'https://facebook.example/marca' }}
    />,
  )
  const links = [...shown.matchAll(/href="([^"]+)"[^>]*>(\w+)</g)].map(([, to, name]) => [to, name])
  expect(links).toEqual([
    ['https://facebook.example/marca', 'Facebook'],
    ['https://linkedin.example/marca', 'LinkedIn'],
  ])
  // The opened page must not receive this page's address.
  expect(shown.match(/rel="noreferrer"/g)).toHaveLength(2)
})
