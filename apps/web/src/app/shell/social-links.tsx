import { texts } from './texts.ts'
import { useSiteSettings } from './use-site-settings.ts'

/** Links to social networks, from the settings story. */
export function SocialLinks() {
  const { name, facebook, instagram } = useSiteSettings()
  const links = [
    { network: 'Facebook', href: facebook },
    { network: 'Instagram', href: instagram },
  ].filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <ul aria-label={texts.footerSocial(name)} className="mt-4 flex gap-6">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="noreferrer"
            target="_blank"
            className="inline-flex min-h-11 items-center font-medium text-on-deep underline decoration-apricot decoration-2 underline-offset-4"
          >
            {network}
          </a>
        </li>
      ))}
    </ul>
  )
}
