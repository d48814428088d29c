import type { Brand } from '#brands/brand.ts'

/** Names of the social networks in display order. They are proper names, the same in every language. */
const services = [
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const

/** Links to the brand's pages on social networks. */
export function SocialLinks({ social }: { social: Brand['social'] }) {
  const links = services.flatMap(([service, name]) => {
    const address = social[service]
    return address === undefined ? [] : [{ name, address }]
  })
  return (
    <footer>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {links.map(({ name, address }) => (
          <li key={name}>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-sm text-ink-soft no-underline hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
